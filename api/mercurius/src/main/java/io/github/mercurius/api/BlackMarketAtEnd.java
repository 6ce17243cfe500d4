package io.github.mercurius.api;

/** What happens to the tokens on Black Market cards when the game ends (RUL-6). */
public enum BlackMarketAtEnd {
    /** They go back to the bank for nothing, as they belong to nobody (BLK-3): the default. */
    FORFEITED,
    /** They are sold at full current price, like all others. */
    SOLD
}
