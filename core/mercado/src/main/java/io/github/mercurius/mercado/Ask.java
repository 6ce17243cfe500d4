package io.github.mercurius.mercado;

/** What a state asks for: an action of a player, or an outcome of chance. */
public enum Ask {
    /** A privilege token, action A, action B, or to pass (TRN-2). */
    ACTION,
    /** Whether the symbol of the space is carried out (MOV-5). */
    SYMBOL,
    /** The next coin to set, a seal, or to finish (PLY-1, SEA-1). */
    PLAY,
    /** Which tile is sold next (SAL-2). */
    SALE,
    /** Where the coin changer's coin goes (MKT-4). */
    WHITE,
    /** Which privilege token is discarded (EFF-2). */
    DISCARD,
    /** Coins from the purse of the player whose turn it is (CHN-2). */
    COINS,
    /** A tile from a stack (CHN-3). */
    TILE,
    /** A privilege token from the stack (CHN-3). */
    TOKEN;

    /** Whether an outcome of chance is asked for, and no action of a player. */
    public boolean isChance() {
        return ordinal() >= COINS.ordinal();
    }
}
