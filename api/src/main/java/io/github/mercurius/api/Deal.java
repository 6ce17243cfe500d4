package io.github.mercurius.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The 72 price cards in the order in which they lie before anybody gets one (SET-4, RUL-8): nobody at the table may
 * know it.
 *
 * <p>The first 12 are the backup deck, the others the main deck, each with its top card first. For a real game take
 * {@link #shuffled}; {@link #seeded} is for tests and replays, as a seed of 64 bits can make only a sliver of all
 * deals.
 *
 * <p>Equal if the cards are in the same order and come from the same seed, if from any. This class is immutable and
 * thread-safe.
 */
public final class Deal {
    /** How many cards the backup deck has (SET-4). */
    public static final int BACKUP_DECK = 12;

    /** How many cards each player gets (SET-5). */
    public static final int HAND = 5;

    private static final byte[] IN_ORDER = inOrder();

    private final byte[] kinds;
    private final @Nullable Long seed;

    private Deal(byte[] kinds, @Nullable Long seed) {
        this.kinds = kinds;
        this.seed = seed;
    }

    /** RUL-9: the 72 cards in canonical order, each kind repeated by its copies. */
    private static byte[] inOrder() {
        byte[] kinds = new byte[PriceCard.TOTAL];
        int at = 0;
        for (PriceCard card : Cards.all().toList()) {
            kinds[at++] = (byte) card.ordinal();
        }
        return kinds;
    }

    /**
     * The deal with these cards, the backup deck first.
     *
     * @throws IllegalArgumentException if they are not the 72 cards of the game (THG-3)
     */
    public static Deal of(List<PriceCard> cards) {
        Arguments.that(
                Arguments.notNull(cards, "deal").size() == PriceCard.TOTAL,
                "deal of",
                cards.size() + " cards",
                PriceCard.TOTAL + " (THG-3)");
        int[] counts = new int[PriceCard.all().size()];
        byte[] kinds = new byte[PriceCard.TOTAL];
        for (int i = 0; i < kinds.length; i++) {
            int kind = Arguments.notNull(cards.get(i), "card of the deal").ordinal();
            counts[kind]++;
            kinds[i] = (byte) kind;
        }
        for (PriceCard card : PriceCard.all()) {
            int count = counts[card.ordinal()];
            Arguments.that(count == card.copies(), "cards " + card + " in the deal", count, card.copies() + " (THG-3)");
        }
        return new Deal(kinds, null);
    }

    /** The deal that a seed of 64 bits means, on every platform and in every language (RUL-9). */
    public static Deal seeded(long seed) {
        return new Deal(shuffle(new SplitMix64(seed)), seed);
    }

    /**
     * A deal shuffled by a source of randomness that gives, for a bound n, each number from 0 to n − 1 equally likely.
     * For a game among people, and for one with money on it, that is {@code new SecureRandom()::nextInt}.
     */
    public static Deal shuffled(IntUnaryOperator random) {
        return new Deal(shuffle(Arguments.notNull(random, "random")), null);
    }

    private static byte[] shuffle(IntUnaryOperator random) {
        byte[] kinds = IN_ORDER.clone();
        for (int i = kinds.length - 1; i > 0; i--) {
            int j = random.applyAsInt(i + 1);
            if (j < 0 || j > i) {
                throw Arguments.failure("number from the source of randomness", j, "0 to " + i);
            }
            byte kind = kinds[i];
            kinds[i] = kinds[j];
            kinds[j] = kind;
        }
        return kinds;
    }

    /** The card at a place, 0 to 71. */
    public PriceCard card(int place) {
        return PriceCard.all().get(kinds[Arguments.index(place, kinds.length, "place")]);
    }

    /** All 72 cards. */
    public List<PriceCard> cards() {
        List<PriceCard> cards = new ArrayList<>();
        for (byte kind : kinds) {
            cards.add(PriceCard.all().get(kind));
        }
        return Collections.unmodifiableList(cards);
    }

    /** The seed that made this deal, if one did. */
    public OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that && Arrays.equals(that.kinds, kinds) && Objects.equals(that.seed, seed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(kinds);
    }

    /** The codes of the 72 cards. */
    @Override
    public String toString() {
        return cards().stream().map(PriceCard::code).collect(Collectors.joining(" "));
    }
}
