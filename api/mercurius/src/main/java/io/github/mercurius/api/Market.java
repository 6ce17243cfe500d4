package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
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
    // By a card's number on a board; an empty space and News move nothing.
    private static final long[] EVEN_MOVES = new long[Board.NUMBERS];
    private static final long[] ODD_MOVES = new long[Board.NUMBERS];
    private static final Market START = start();

    static {
        for (PriceCard card : PriceCard.all()) {
            addMove(card, card.chamber().share(), card.shareMove());
            addMove(card, card.commodity(), card.commodityMove());
        }
    }

    // Two words of Markers, so that a byte for each lies where Tokens count them: the assets at even places in the
    // canonical order, and those at odd places.
    private final long even;
    private final long odd;

    private Market(long even, long odd) {
        this.even = even;
        this.odd = odd;
    }

    private static void addMove(PriceCard card, Asset asset, int by) {
        (isEven(asset) ? EVEN_MOVES : ODD_MOVES)[Board.number(card)] += Markers.one(place(asset), by);
    }

    private static boolean isEven(Asset asset) {
        return (asset.ordinal() & 1) == 0;
    }

    private static int place(Asset asset) {
        return asset.ordinal() >> 1;
    }

    private static Market start() {
        List<Integer> spaces = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            spaces.add(asset.startingPrice() + SPACE_OF_PRICE_ZERO);
        }
        return of(spaces);
    }

    /** The market at the start of a game: every share at price 10, every commodity at 15 (SET-3). */
    public static Market atStart() {
        return START;
    }

    /** The market with these twelve spaces, each 0 to 32, in canonical order of the assets. */
    public static Market of(List<Integer> spaces) {
        Arguments.that(spaces.size() == Asset.all().size(), "spaces", spaces, "12 of them");
        long even = 0;
        long odd = 0;
        for (Asset asset : Asset.all()) {
            Integer space = spaces.get(asset.ordinal());
            if (space == null || space < 0 || space > LAST_SPACE) {
                String argument = "space of " + asset;
                throw Arguments.failure(argument, Arguments.notNull(space, argument), "0 to 32 (PRC-1)");
            }
            long marker = Markers.one(place(asset), space);
            even |= isEven(asset) ? marker : 0;
            odd |= isEven(asset) ? 0 : marker;
        }
        return new Market(even, odd);
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
        long markers = isEven(asset) ? even : odd;
        return Markers.space(markers, place(asset));
    }

    /** The price of an asset, 1 to 25. */
    public int price(Asset asset) {
        return price(space(asset));
    }

    /** A bit for each asset whose price is at most so many guilders: the lowest of those that count its tokens. */
    long costingAtMost(int guilders) {
        if (guilders < LOWEST_PRICE) {
            return 0;
        }
        int space = guilders < HIGHEST_PRICE ? guilders + SPACE_OF_PRICE_ZERO : LAST_SPACE;
        return Markers.upTo(even, space) | Markers.upTo(odd, space) << Tokens.BITS;
    }

    /** The market after a card has acted once (PRC-2). */
    public Market after(PriceCard card) {
        int number = Board.number(card);
        return new Market(Markers.moved(even, EVEN_MOVES[number]), Markers.moved(odd, ODD_MOVES[number]));
    }

    /** The market after the cards on a board have acted one after the other (PRC-4, RUL-5). */
    public Market after(Board board, CardOrder order) {
        // The cards as a number: the compiler leaves a board out that is made for this question alone.
        return after(board.pack(), Arguments.notNull(order, "order"));
    }

    private Market after(int cards, CardOrder order) {
        long movedEven = even;
        long movedOdd = odd;
        for (int i = 0; i < Board.SPACES; i++) {
            int number = Board.number(cards, order.space(i, Board.SPACES));
            movedEven = Markers.moved(movedEven, EVEN_MOVES[number]);
            movedOdd = Markers.moved(movedOdd, ODD_MOVES[number]);
        }
        return new Market(movedEven, movedOdd);
    }

    /** The spaces of the twelve markers, in canonical order of the assets. */
    public List<Integer> spaces() {
        List<Integer> spaces = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            spaces.add(space(asset));
        }
        return Collections.unmodifiableList(spaces);
    }

    /** Equal if each marker stands on the same space. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Market that && that.even == even && that.odd == odd;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(even) + Long.hashCode(odd);
    }

    /** The prices, such as {@code AMS 10, HOO 12, …}. */
    @Override
    public String toString() {
        return Asset.all().stream().map(asset -> asset + " " + price(asset)).collect(Collectors.joining(", "));
    }
}
