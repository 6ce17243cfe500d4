package io.github.mercurius.api;

import java.util.List;
import java.util.Locale;

/**
 * One of the six chambers of the East India Company, with the commodities that it trades (THG-1).
 *
 * <p>Chambers come in pairs: the primary commodity of one is the secondary commodity of the other.
 */
public enum Chamber {
    /** Amsterdam: silk, and some coffee. */
    AMS(Asset.AMS, Asset.SIL, Asset.COF),
    /** Hoorn: coffee, and some silk. */
    HOO(Asset.HOO, Asset.COF, Asset.SIL),
    /** Delft: porcelain, and some copper. */
    DEL(Asset.DEL, Asset.POR, Asset.COP),
    /** Rotterdam: copper, and some porcelain. */
    ROT(Asset.ROT, Asset.COP, Asset.POR),
    /** Enkhuizen: spices, and some tea. */
    ENK(Asset.ENK, Asset.SPI, Asset.TEA),
    /** Middelburg: tea, and some spices. */
    MID(Asset.MID, Asset.TEA, Asset.SPI);

    private static final List<Chamber> ALL = List.of(values());

    private final Asset share;
    private final Asset primary;
    private final Asset secondary;

    Chamber(Asset share, Asset primary, Asset secondary) {
        this.share = share;
        this.primary = primary;
        this.secondary = secondary;
    }

    /** All six, in canonical order. */
    public static List<Chamber> all() {
        return ALL;
    }

    /** The share of this chamber, as an asset. */
    public Asset share() {
        return share;
    }

    /** The commodity that this chamber mostly trades. */
    public Asset primary() {
        return primary;
    }

    /** The commodity that this chamber trades now and then. */
    public Asset secondary() {
        return secondary;
    }

    /** The name in a language, the same as its share's. */
    public String displayName(Locale locale) {
        return share.displayName(locale);
    }
}
