package io.github.mercurius.mercado;

/** What the coin changer's white coin can be used for (RUL-9). */
public enum CoinChanger {
    /** It must complete another tile at once; else there is no sale. */
    COMPLETE,
    /** It is set at any stall where it fits, or put into the purse. */
    FREE
}
