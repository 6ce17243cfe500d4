package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.SecretList;
import io.github.mercurius.rules.internal.SplitMix64;
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
 * {@link #shuffled}; {@link #seeded} is for tests and replays, as seeds of 64 bits can make only a tiny part of all
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

    private final List<PriceCard> cards;
    private final @Nullable Long seed;

    private Deal(List<PriceCard> cards, @Nullable Long seed) {
        this.cards = cards;
        this.seed = seed;
    }

    /**
     * The deal with these cards, the backup deck first.
     *
     * @throws IllegalArgumentException if they are not the 72 cards of the game (THG-3)
     */
    public static Deal of(List<PriceCard> cards) {
        List<PriceCard> copy = Arguments.noneNull(cards, "deal", "a value");
        Arguments.that(copy.size() == PriceCard.TOTAL, "deal of", copy.size() + " cards", PriceCard.TOTAL + " (THG-3)");
        Cards.of(copy); // refuses a kind that is there too often; of 72 cards none is then there too rarely
        return new Deal(copy, null);
    }

    /** The deal that a seed of 64 bits means, on every platform and in every language (RUL-9). */
    public static Deal seeded(long seed) {
        return new Deal(shuffled(new BoundedNumbers(new SplitMix64(seed))).cards, seed);
    }

    /**
     * A deal shuffled by a source of randomness that gives, for a bound n, each number from 0 to n − 1 equally likely.
     * For a game among people, and for one with money on it, that is {@code new SecureRandom()::nextInt}.
     *
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    public static Deal shuffled(IntUnaryOperator random) {
        return new Deal(Cards.all().shuffled(random), null);
    }

    /** All 72 cards, in their order. */
    public List<PriceCard> cards() {
        return new SecretList<>(cards);
    }

    /** The seed that made this deal, if one did. */
    public OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that && that.cards.equals(cards) && Objects.equals(that.seed, seed);
    }

    /** The same in every run of a program. */
    @Override
    public int hashCode() {
        int hash = 1;
        for (PriceCard card : cards) {
            hash = 31 * hash + card.ordinal();
        }
        return hash;
    }

    /** The codes of the 72 cards. */
    @Override
    public String toString() {
        return cards.stream().map(PriceCard::code).collect(Collectors.joining(" "));
    }
}
