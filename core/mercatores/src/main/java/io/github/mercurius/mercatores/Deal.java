package io.github.mercurius.mercatores;

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
 * The 82 cards in the order in which they lie before anybody gets one (SET-2, RUL-18): nobody at the table may know it.
 *
 * <p>The first five are the market, the hands come next, the rest is the deck. For a real game take {@link #shuffled};
 * {@link #seeded} is for tests and replays, as seeds of 64 bits can make only a tiny part of all deals.
 *
 * <p>Equal if the cards are in the same order and come from the same seed, if from any. This class is immutable and
 * thread-safe.
 */
public final class Deal {
    /** How many cards the market has (SET-3). */
    public static final int MARKET = 5;

    /** How many cards each player gets (SET-4). */
    public static final int HAND = 5;

    private final Edition edition;
    private final List<Card> cards;
    private final @Nullable Long seed;

    private Deal(Edition edition, List<Card> cards, @Nullable Long seed) {
        this.edition = edition;
        this.cards = cards;
        this.seed = seed;
    }

    /**
     * The deal with these cards, those of the market first.
     *
     * @throws IllegalArgumentException if they are not the 82 cards of the edition
     */
    public static Deal of(Edition edition, List<? extends Card> cards) {
        Arguments.notNull(edition, "edition");
        List<Card> copy = List.copyOf(Arguments.noneNull(cards, "deal"));
        Arguments.that(copy.size() == Edition.CARDS, "deal of", copy.size() + " cards", Edition.CARDS + " (SET-2)");
        Cards.of(edition, copy); // refuses a kind that is there too often; of 82 cards none is then there too rarely
        return new Deal(edition, copy, null);
    }

    /** The deal that a seed of 64 bits means, on every platform and in every language (RUL-19). */
    public static Deal seeded(Edition edition, long seed) {
        BoundedNumbers numbers = new BoundedNumbers(new SplitMix64(seed));
        return new Deal(edition, Cards.all(edition).shuffled(numbers), seed);
    }

    /**
     * A deal shuffled by a source of randomness that gives, for a bound n, each number from 0 to n − 1 equally likely.
     * For a game among people, and for one with money on it, that is {@code new SecureRandom()::nextInt}.
     *
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    public static Deal shuffled(Edition edition, IntUnaryOperator random) {
        return new Deal(edition, Cards.all(edition).shuffled(random), null);
    }

    /** The edition that the cards are of. */
    public Edition edition() {
        return edition;
    }

    /** Refuses a set-up with another edition. */
    void checkEdition(Setup setup) {
        boolean same = edition.equals(setup.edition());
        Arguments.accept(same, "deal of edition", edition, "the edition of the set-up, " + setup.edition());
    }

    /** All 82 cards. */
    public List<Card> cards() {
        return new SecretList<>(cards);
    }

    /** The seed that made this deal, if one did. */
    public OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that
                && that.cards.equals(cards)
                && Objects.equals(that.seed, seed)
                && that.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return cards.hashCode();
    }

    /** The codes of the 82 cards. */
    @Override
    public String toString() {
        return cards.stream().map(Card::code).collect(Collectors.joining(" "));
    }
}
