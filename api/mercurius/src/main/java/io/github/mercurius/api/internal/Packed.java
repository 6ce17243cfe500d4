package io.github.mercurius.api.internal;

import io.github.mercurius.api.Bag;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Tokens;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Bags as numbers, and choices from them: for the rules, which keep and count many of them. */
public abstract class Packed {
    private static @Nullable Packed bags;

    /** Kept apart, so that it is made when bags have said how: a constant for the compiler. */
    private static final class Bags {
        static final Packed KNOWN = known();

        private static Packed known() {
            Tokens.none();
            return Objects.requireNonNull(bags);
        }
    }

    /** Takes from bags what they alone know. */
    public static void take(Packed fromBags) {
        if (bags != null) {
            throw new IllegalStateException("bags: given twice, expected once, by Bag");
        }
        bags = fromBags;
    }

    /** A bag as one number, the same for equal bags and another one for others of its class. */
    public static long of(Bag<?, ?> bag) {
        return Bags.KNOWN.number(bag);
    }

    /**
     * The tokens that a number stands for: four bits for each asset, AMS in the lowest.
     *
     * @throws IllegalArgumentException if it stands for none
     */
    public static Tokens tokens(long packed) {
        return Bags.KNOWN.tokensOf(packed);
    }

    /**
     * The cards that a number stands for.
     *
     * @throws IllegalArgumentException if it stands for none
     */
    public static Cards cards(long packed) {
        return Bags.KNOWN.cardsOf(packed);
    }

    /** In how many ways one, two or three can be chosen from a bag; those of one kind are alike. */
    public static int choices(Bag<?, ?> bag) {
        return Bags.KNOWN.choicesFrom(bag);
    }

    /**
     * One of the {@link #choices}: the smaller first, those of one size in canonical order.
     *
     * @throws IndexOutOfBoundsException if there is no such choice
     */
    public static <B extends Bag<?, B>> B choice(B bag, int index) {
        return Bags.KNOWN.choiceFrom(bag, index);
    }

    /** What {@link #of} gives. */
    protected abstract long number(Bag<?, ?> bag);

    /** What {@link #tokens} gives. */
    protected abstract Tokens tokensOf(long packed);

    /** What {@link #cards} gives. */
    protected abstract Cards cardsOf(long packed);

    /** What {@link #choices} gives. */
    protected abstract int choicesFrom(Bag<?, ?> bag);

    /** What {@link #choice} gives. */
    protected abstract <B extends Bag<?, B>> B choiceFrom(B bag, int index);
}
