package io.github.mercurius.api;

import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.Locale;

/**
 * One of the 24 kinds of price card (THG-3): it moves a chamber's share by one space and one of the chamber's
 * commodities by two, in opposite directions.
 *
 * <p>Cards of one kind are indistinguishable, so a kind stands for each of its copies; 72 cards in all. Of a chamber
 * there are five cards that raise the share and lower its primary commodity, two with the secondary one, four that
 * lower the share and raise the primary commodity, and one with the secondary one. The order of the constants is the
 * canonical order. {@code AMS+SIL-} is written for Amsterdam +1 / silk −2.
 */
public enum PriceCard implements Card {
    /** {@code AMS+SIL-}, five copies. */
    AMS_UP_SIL_DOWN(Chamber.AMS, +1, Asset.SIL, 5),
    /** {@code AMS+COF-}, two copies. */
    AMS_UP_COF_DOWN(Chamber.AMS, +1, Asset.COF, 2),
    /** {@code AMS-SIL+}, four copies. */
    AMS_DOWN_SIL_UP(Chamber.AMS, -1, Asset.SIL, 4),
    /** {@code AMS-COF+}, one copy. */
    AMS_DOWN_COF_UP(Chamber.AMS, -1, Asset.COF, 1),
    /** {@code HOO+COF-}, five copies. */
    HOO_UP_COF_DOWN(Chamber.HOO, +1, Asset.COF, 5),
    /** {@code HOO+SIL-}, two copies. */
    HOO_UP_SIL_DOWN(Chamber.HOO, +1, Asset.SIL, 2),
    /** {@code HOO-COF+}, four copies. */
    HOO_DOWN_COF_UP(Chamber.HOO, -1, Asset.COF, 4),
    /** {@code HOO-SIL+}, one copy. */
    HOO_DOWN_SIL_UP(Chamber.HOO, -1, Asset.SIL, 1),
    /** {@code DEL+POR-}, five copies. */
    DEL_UP_POR_DOWN(Chamber.DEL, +1, Asset.POR, 5),
    /** {@code DEL+COP-}, two copies. */
    DEL_UP_COP_DOWN(Chamber.DEL, +1, Asset.COP, 2),
    /** {@code DEL-POR+}, four copies. */
    DEL_DOWN_POR_UP(Chamber.DEL, -1, Asset.POR, 4),
    /** {@code DEL-COP+}, one copy. */
    DEL_DOWN_COP_UP(Chamber.DEL, -1, Asset.COP, 1),
    /** {@code ROT+COP-}, five copies. */
    ROT_UP_COP_DOWN(Chamber.ROT, +1, Asset.COP, 5),
    /** {@code ROT+POR-}, two copies. */
    ROT_UP_POR_DOWN(Chamber.ROT, +1, Asset.POR, 2),
    /** {@code ROT-COP+}, four copies. */
    ROT_DOWN_COP_UP(Chamber.ROT, -1, Asset.COP, 4),
    /** {@code ROT-POR+}, one copy. */
    ROT_DOWN_POR_UP(Chamber.ROT, -1, Asset.POR, 1),
    /** {@code ENK+SPI-}, five copies. */
    ENK_UP_SPI_DOWN(Chamber.ENK, +1, Asset.SPI, 5),
    /** {@code ENK+TEA-}, two copies. */
    ENK_UP_TEA_DOWN(Chamber.ENK, +1, Asset.TEA, 2),
    /** {@code ENK-SPI+}, four copies. */
    ENK_DOWN_SPI_UP(Chamber.ENK, -1, Asset.SPI, 4),
    /** {@code ENK-TEA+}, one copy. */
    ENK_DOWN_TEA_UP(Chamber.ENK, -1, Asset.TEA, 1),
    /** {@code MID+TEA-}, five copies. */
    MID_UP_TEA_DOWN(Chamber.MID, +1, Asset.TEA, 5),
    /** {@code MID+SPI-}, two copies. */
    MID_UP_SPI_DOWN(Chamber.MID, +1, Asset.SPI, 2),
    /** {@code MID-TEA+}, four copies. */
    MID_DOWN_TEA_UP(Chamber.MID, -1, Asset.TEA, 4),
    /** {@code MID-SPI+}, one copy. */
    MID_DOWN_SPI_UP(Chamber.MID, -1, Asset.SPI, 1);

    /** How many price cards there are, all copies counted. */
    public static final int TOTAL = 72;

    private static final List<PriceCard> ALL = List.of(values());

    private final Chamber chamber;
    private final int shareMove;
    private final Asset commodity;
    private final int copies;
    private final String code;

    PriceCard(Chamber chamber, int shareMove, Asset commodity, int copies) {
        this.chamber = chamber;
        this.shareMove = shareMove;
        this.commodity = commodity;
        this.copies = copies;
        this.code = shareMove > 0 ? chamber + "+" + commodity + "-" : chamber + "-" + commodity + "+";
    }

    /** All 24 kinds, in canonical order. */
    public static List<PriceCard> all() {
        return ALL;
    }

    /**
     * The kind with a code such as {@code AMS+SIL-}.
     *
     * @throws NotationException if no kind has that code
     */
    public static PriceCard parse(String code) {
        return Notation.card(code);
    }

    /** The chamber whose share moves. */
    public Chamber chamber() {
        return chamber;
    }

    /** The commodity that moves: the chamber's primary or secondary one. */
    public Asset commodity() {
        return commodity;
    }

    /** By how many spaces the share's marker moves: +1 or −1. */
    public int shareMove() {
        return shareMove;
    }

    /** By how many spaces the commodity's marker moves: −2 or +2, against the share. */
    public int commodityMove() {
        return -2 * shareMove;
    }

    /** How many cards of this kind there are among the 72. */
    public int copies() {
        return copies;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String displayName(Locale locale) {
        return chamber.displayName(locale)
                + (shareMove > 0 ? " +1 / " : " −1 / ")
                + commodity.displayName(locale)
                + (shareMove > 0 ? " −2" : " +2");
    }

    /** The code, such as {@code AMS+SIL-}. */
    @Override
    public String toString() {
        return code;
    }
}
