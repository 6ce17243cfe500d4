package io.github.mercurius.mercatores;

/** The two phases of a game. */
public enum Phase {
    /** Players trade, and load cards into their resources (section 3). */
    INVESTMENT(Rule.TURN_1),
    /** Players cash in their resources (section 4); also after the game. */
    PROFIT(Rule.PRO_2);

    private final Rule turns;

    Phase(Rule turns) {
        this.turns = turns;
    }

    /** The rule that says whose turn it is, and in which order its steps come. */
    Rule turns() {
        return turns;
    }
}
