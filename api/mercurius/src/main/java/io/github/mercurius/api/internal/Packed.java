package io.github.mercurius.api.internal;

import io.github.mercurius.api.Bag;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Tokens;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Bags as numbers: for the rules, which keep many of them. */
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

    /** What {@link #of} gives. */
    protected abstract long number(Bag<?, ?> bag);

    /** What {@link #tokens} gives. */
    protected abstract Tokens tokensOf(long packed);

    /** What {@link #cards} gives. */
    protected abstract Cards cardsOf(long packed);
}
