package io.github.mercurius.api;

import java.util.List;
import java.util.Locale;

/**
 * One of the twelve things that are traded: the shares of the six chambers and the six commodities (THG-2).
 *
 * <p>The order of the constants is the canonical order, used wherever assets are listed. A constant's name is its code
 * in notation and JSON.
 */
public enum Asset {
    /** Shares of the Amsterdam chamber. */
    AMS,
    /** Shares of the Hoorn chamber. */
    HOO,
    /** Shares of the Delft chamber. */
    DEL,
    /** Shares of the Rotterdam chamber. */
    ROT,
    /** Shares of the Enkhuizen chamber. */
    ENK,
    /** Shares of the Middelburg chamber. */
    MID,
    /** Silk. */
    SIL,
    /** Coffee. */
    COF,
    /** Porcelain. */
    POR,
    /** Copper. */
    COP,
    /** Spices. */
    SPI,
    /** Tea. */
    TEA;

    private static final List<Asset> ALL = List.of(values());

    /** All twelve, in canonical order. */
    public static List<Asset> all() {
        return ALL;
    }

    /** Whether this is a chamber's share rather than a commodity. */
    public boolean isShare() {
        return ordinal() < Chamber.all().size();
    }

    /** The price that this asset starts at: 10 for a share, 15 for a commodity (SET-3). */
    public int startingPrice() {
        return isShare() ? 10 : 15;
    }

    /** The name in a language, such as "Amsterdam" or "jedwab"; English for languages the library does not speak. */
    public String displayName(Locale locale) {
        return Texts.in(locale).get("asset." + name());
    }
}
