package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A player's board: three spaces for the cards that act on the prices in each of the player's turns.
 *
 * <p>A card comes onto the leftmost space, space 0, acts, and shifts one space right at the end of every turn of the
 * player. So it acts three times in all (TRN-2, TRN-3). Between turns space 0 is empty. This class is immutable and
 * thread-safe.
 */
public final class Board {
    /** How many spaces a board has. */
    public static final int SPACES = 3;

    private static final Board EMPTY = new Board(0);
    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;
    private static final List<Optional<Card>> CARDS = cardsByNumber();

    // For each space, from the lowest bits up, the number of what lies there in CARDS.
    private final int spaces;

    private Board(int spaces) {
        this.spaces = spaces;
    }

    /** What can lie on a space: nothing, a price card, or News. */
    private static List<Optional<Card>> cardsByNumber() {
        List<Optional<Card>> cards = new ArrayList<>();
        cards.add(Optional.empty());
        for (PriceCard card : PriceCard.all()) {
            cards.add(Optional.of(card));
        }
        cards.add(Optional.of(SpecialCard.NEWS));
        return Collections.unmodifiableList(cards);
    }

    private static int number(Card card) {
        if (card instanceof PriceCard priceCard) {
            return priceCard.ordinal() + 1;
        }
        Arguments.that(card == SpecialCard.NEWS, "card", card, "a price card or NEWS");
        return CARDS.size() - 1;
    }

    /** A board without cards. */
    public static Board empty() {
        return EMPTY;
    }

    /** The card on a space, 0 (left) to 2 (right): a price card, {@link SpecialCard#NEWS}, or none. */
    public Optional<Card> card(int space) {
        return CARDS.get((spaces >>> (BITS * Arguments.index(space, SPACES, "space"))) & MASK);
    }

    /** How many more turns of the player a card on a space acts: 3 on the leftmost, 1 on the rightmost. */
    public static int turnsLeft(int space) {
        return SPACES - Arguments.index(space, SPACES, "space");
    }

    /** Whether no card lies on this board. */
    public boolean isEmpty() {
        return spaces == 0;
    }

    /** This board with a card on a space, in place of what was there. */
    public Board with(int space, Card card) {
        int shift = BITS * Arguments.index(space, SPACES, "space");
        return new Board((spaces & ~(MASK << shift)) | (number(card) << shift));
    }

    /** This board with all cards one space further right; the rightmost one is gone. */
    public Board shifted() {
        return new Board((spaces << BITS) & ((1 << (BITS * SPACES)) - 1));
    }

    /** Equal if the same cards lie on the same spaces. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that && that.spaces == spaces;
    }

    /** A different number for each board, and the same in every run. */
    @Override
    public int hashCode() {
        return spaces;
    }

    /** The three spaces from left to right, such as {@code [-, AMS+SIL-, NEWS]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int space = 0; space < SPACES; space++) {
            text.append(space == 0 ? "[" : ", ")
                    .append(card(space).map(Card::code).orElse("-"));
        }
        return text.append(']').toString();
    }
}
