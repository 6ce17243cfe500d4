package io.github.mercurius.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The markers of the twelve assets on their tracks (PRC-1).
 *
 * <p>A track has 33 spaces, 0 to 32; what a card moves is the marker, by spaces, and the price follows from the space.
 * At both ends several spaces have the same price. This class is immutable and thread-safe.
 */
public final class Market {
    /** The rightmost space of a track; the leftmost is 0. */
    public static final int LAST_SPACE = 32;

    /** The lowest price. */
    public static final int LOWEST_PRICE = 1;

    /** The highest price. */
    public static final int HIGHEST_PRICE = 25;

    private static final int SPACE_OF_PRICE_ZERO = 4;
    private static final int SHARES = 6;
    private static final int BITS = 8;
    private static final int MASK = 0xff;
    private static final byte[] PRICES = prices();
    private static final Market START = start();

    // A byte for each marker: the six shares in one word, the six commodities in the other.
    private final long shares;
    private final long commodities;

    private Market(long shares, long commodities) {
        this.shares = shares;
        this.commodities = commodities;
    }

    private static byte[] prices() {
        byte[] prices = new byte[LAST_SPACE + 1];
        for (int space = 0; space <= LAST_SPACE; space++) {
            // PRC-1: the price on space s is clamp(s − 4, 1, 25).
            prices[space] = (byte) Math.max(LOWEST_PRICE, Math.min(HIGHEST_PRICE, space - SPACE_OF_PRICE_ZERO));
        }
        return prices;
    }

    private static Market start() {
        List<Integer> spaces = new ArrayList<>();
        Asset.all().forEach(asset -> spaces.add(asset.startingPrice() + SPACE_OF_PRICE_ZERO));
        return of(spaces);
    }

    /** The market at the start of a game: every share at price 10, every commodity at 15 (SET-3). */
    public static Market atStart() {
        return START;
    }

    /** The market with these twelve spaces, each 0 to 32, in canonical order of the assets. */
    public static Market of(List<Integer> spaces) {
        Arguments.that(
                Arguments.notNull(spaces, "spaces").size() == Asset.all().size(), "spaces", spaces, "12 of them");
        long shares = 0;
        long commodities = 0;
        for (Asset asset : Asset.all()) {
            int space = Arguments.notNull(spaces.get(asset.ordinal()), "space of " + asset);
            Arguments.that(space >= 0 && space <= LAST_SPACE, "space of " + asset, space, "0 to 32 (PRC-1)");
            long marker = (long) space << shift(asset);
            shares |= asset.isShare() ? marker : 0;
            commodities |= asset.isShare() ? 0 : marker;
        }
        return new Market(shares, commodities);
    }

    /** The price on a space of a track (PRC-1). */
    public static int priceOn(int space) {
        return PRICES[Arguments.index(space, PRICES.length, "space")];
    }

    /** The space that an asset's marker stands on, 0 to 32. */
    public int space(Asset asset) {
        long word = Arguments.notNull(asset, "asset").isShare() ? shares : commodities;
        return (int) (word >>> shift(asset)) & MASK;
    }

    /** The price of an asset, 1 to 25. */
    public int price(Asset asset) {
        return PRICES[space(asset)];
    }

    /** The market after a card has acted once (PRC-2). */
    public Market after(PriceCard card) {
        Asset share = Arguments.notNull(card, "card").chamber().share();
        return new Market(
                shares + change(share, card.shareMove()), commodities + change(card.commodity(), card.commodityMove()));
    }

    /** What a marker's move adds to the word that it is in. */
    private long change(Asset asset, int by) {
        int from = space(asset);
        // PRC-3: a marker never leaves the track.
        long to = Math.max(0, Math.min(LAST_SPACE, from + by));
        return (to - from) << shift(asset);
    }

    private static int shift(Asset asset) {
        return BITS * (asset.isShare() ? asset.ordinal() : asset.ordinal() - SHARES);
    }

    /** The spaces of the twelve markers, in canonical order of the assets. */
    public List<Integer> spaces() {
        List<Integer> spaces = new ArrayList<>();
        Asset.all().forEach(asset -> spaces.add(space(asset)));
        return Collections.unmodifiableList(spaces);
    }

    /** Equal if each marker stands on the same space. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Market that && that.shares == shares && that.commodities == commodities;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(shares) + Long.hashCode(commodities);
    }

    /** The prices, such as {@code AMS 10, HOO 12, …}. */
    @Override
    public String toString() {
        return Asset.all().stream().map(asset -> asset + " " + price(asset)).collect(Collectors.joining(", "));
    }
}
