package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
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
    private static final Market START = of(Asset.all().stream()
            .map(asset -> asset.startingPrice() + SPACE_OF_PRICE_ZERO)
            .collect(Collectors.toList()));

    // By the place of an asset in the canonical order.
    private final byte[] spaces;

    private Market(byte[] spaces) {
        this.spaces = spaces;
    }

    /** The market at the start of a game: every share at price 10, every commodity at 15 (SET-3). */
    public static Market atStart() {
        return START;
    }

    /** The market with these twelve spaces, each 0 to 32, in canonical order of the assets. */
    public static Market of(List<Integer> spaces) {
        Arguments.that(spaces.size() == Asset.all().size(), "spaces", spaces, "12 of them");
        byte[] given = new byte[Asset.all().size()];
        for (Asset asset : Asset.all()) {
            Integer space = spaces.get(asset.ordinal());
            if (space == null || space < 0 || space > LAST_SPACE) {
                String argument = "space of " + asset;
                throw Arguments.failure(argument, Arguments.notNull(space, argument), "0 to 32 (PRC-1)");
            }
            given[asset.ordinal()] = space.byteValue();
        }
        return new Market(given);
    }

    /** The price on a space of a track (PRC-1). */
    public static int priceOn(int space) {
        return price(Arguments.index(space, LAST_SPACE + 1, "space"));
    }

    private static int price(int space) {
        // PRC-1: the price on space s is clamp(s − 4, 1, 25).
        return Math.max(LOWEST_PRICE, Math.min(HIGHEST_PRICE, space - SPACE_OF_PRICE_ZERO));
    }

    /** The space that an asset's marker stands on, 0 to 32. */
    public int space(Asset asset) {
        return spaces[asset.ordinal()];
    }

    /** The price of an asset, 1 to 25. */
    public int price(Asset asset) {
        return price(space(asset));
    }

    /** A bit for each asset whose price is at most so many guilders, so many places apart. */
    long costingAtMost(int guilders, int apart) {
        int highest = guilders < HIGHEST_PRICE ? guilders + SPACE_OF_PRICE_ZERO : LAST_SPACE;
        int last = guilders < LOWEST_PRICE ? -1 : highest;
        long bits = 0;
        for (int asset = 0; asset < spaces.length; asset++) {
            // 1 if the marker is not beyond the last space. Without a branch, as a processor cannot guess the answers.
            long isPayable = ((long) spaces[asset] - last - 1) >>> (Long.SIZE - 1);
            bits |= isPayable << (apart * asset);
        }
        return bits;
    }

    /** The market after a card has acted once (PRC-2). */
    public Market after(PriceCard card) {
        byte[] moved = spaces.clone();
        act(card, moved);
        return new Market(moved);
    }

    /** The market after the cards on a board have acted one after the other (PRC-4, RUL-5). */
    public Market after(Board board, CardOrder order) {
        return after(board, order, null);
    }

    /**
     * The same market.
     *
     * @param listener is told what each card moved, in order, if there is one
     */
    public Market after(Board board, CardOrder order, @Nullable Consumer<? super Event.PricesMoved> listener) {
        Arguments.notNull(order, "order");
        byte[] moved = spaces.clone();
        for (int place = 0; place < Board.SPACES; place++) {
            // PRC-4: the News card does nothing.
            if (board.at(order.space(place)) instanceof PriceCard card) {
                int share = card.chamber().share().ordinal();
                int commodity = card.commodity().ordinal();
                int shareFrom = moved[share];
                int commodityFrom = moved[commodity];
                act(card, moved);
                if (listener != null) {
                    listener.accept(
                            new Event.PricesMoved(card, shareFrom, moved[share], commodityFrom, moved[commodity]));
                }
            }
        }
        return new Market(moved);
    }

    private static void act(PriceCard card, byte[] spaces) {
        move(card.chamber().share(), card.shareMove(), spaces);
        move(card.commodity(), card.commodityMove(), spaces);
    }

    private static void move(Asset asset, int by, byte[] spaces) {
        // PRC-3: a marker never leaves the track.
        spaces[asset.ordinal()] = (byte) Math.max(0, Math.min(LAST_SPACE, spaces[asset.ordinal()] + by));
    }

    /** The spaces of the twelve markers, in canonical order of the assets. */
    public List<Integer> spaces() {
        List<Integer> list = new ArrayList<>();
        for (byte space : spaces) {
            list.add((int) space);
        }
        return Collections.unmodifiableList(list);
    }

    /** Equal if each marker stands on the same space. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Market that && Arrays.equals(that.spaces, spaces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(spaces);
    }

    /** The prices, such as {@code AMS 10, HOO 12, …}. */
    @Override
    public String toString() {
        return Asset.all().stream().map(asset -> asset + " " + price(asset)).collect(Collectors.joining(", "));
    }
}
