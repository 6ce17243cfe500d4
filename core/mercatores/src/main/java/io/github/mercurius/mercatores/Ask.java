package io.github.mercurius.mercatores;

/** The steps of a turn: each takes one action. */
public enum Ask {
    /** A card is given to the market (MKT-1). */
    GIVE(Phase.INVESTMENT),
    /** Cards are taken from the market (MKT-2). */
    TAKE(Phase.INVESTMENT),
    /** Cards are loaded (LOAD-1). */
    LOAD(Phase.INVESTMENT),
    /** The tax is paid (TAX-1). */
    TAX(Phase.PROFIT),
    /** A stack or a special card is cashed in (CASH-1), or discarded for nothing (CASH-5). */
    CASH(Phase.PROFIT);

    private final Phase phase;

    Ask(Phase phase) {
        this.phase = phase;
    }

    /** The phase that this step belongs to. */
    public Phase phase() {
        return phase;
    }
}
