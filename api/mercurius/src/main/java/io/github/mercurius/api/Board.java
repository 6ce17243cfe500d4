package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Objects;
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

    private static final Board EMPTY = new Board(null, null, null);

    private final @Nullable Card left;
    private final @Nullable Card middle;
    private final @Nullable Card right;

    private Board(@Nullable Card space0, @Nullable Card space1, @Nullable Card space2) {
        left = space0;
        middle = space1;
        right = space2;
    }

    /** A board without cards. */
    public static Board empty() {
        return EMPTY;
    }

    /** The card on a space, 0 (left) to 2 (right): a price card, {@link SpecialCard#NEWS}, or none. */
    public Optional<Card> card(int space) {
        return Optional.ofNullable(at(space));
    }

    @Nullable
    Card at(int space) {
        Arguments.index(space, SPACES, "space");
        return space == 0 ? left : space == 1 ? middle : right;
    }

    /** How many more turns of the player a card on a space acts: 3 on the leftmost, 1 on the rightmost. */
    public static int turnsLeft(int space) {
        return SPACES - Arguments.index(space, SPACES, "space");
    }

    /** Whether no card lies on this board. */
    public boolean isEmpty() {
        return equals(EMPTY);
    }

    /** This board with a card on a space, in place of what was there. */
    public Board with(int space, Card card) {
        Arguments.index(space, SPACES, "space");
        Arguments.that(card instanceof PriceCard || card == SpecialCard.NEWS, "card", card, "a price card or NEWS");
        return new Board(space == 0 ? card : left, space == 1 ? card : middle, space == 2 ? card : right);
    }

    /** This board with all cards one space further right; the rightmost one is gone. */
    public Board shifted() {
        return new Board(null, left, middle);
    }

    /** Equal if the same cards lie on the same spaces. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that
                && Objects.equals(that.left, left)
                && Objects.equals(that.middle, middle)
                && Objects.equals(that.right, right);
    }

    /** The same in every run of a program. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The three spaces from left to right, such as {@code [-, AMS+SIL-, NEWS]}. */
    @Override
    public String toString() {
        return "[" + code(left) + ", " + code(middle) + ", " + code(right) + "]";
    }

    private static String code(@Nullable Card card) {
        return card == null ? "-" : card.code();
    }
}
