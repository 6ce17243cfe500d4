package io.github.mercurius.api;

import org.immutables.value.Value;

/**
 * What a host can choose where the rulebooks leave a point open (section 9 of the rules).
 *
 * <p>{@link #standard()} is what the library takes if nothing is said. For a choice of one's own:
 *
 * <pre>{@code
 * Rulings rulings = Rulings.builder().cardOrder(CardOrder.OLDEST_FIRST).build();
 * }</pre>
 */
@Value.Immutable
public abstract class Rulings {
    Rulings() {}

    /** The defaults: a quarter of the price as dividend, newest card first, the Black Market forfeited at the end. */
    public static Rulings standard() {
        return builder().build();
    }

    /**
     * The current share price as dividend; all else is as in {@link #standard()}. So says a sentence of the English and
     * the Italian rulebook, against their own example, which pays 6 at price 23 (RUL-1).
     */
    public static Rulings fullPriceDividends() {
        return builder().dividendScale(DividendScale.fullPrice()).build();
    }

    /** A builder that starts from the defaults. */
    public static Builder builder() {
        return new ImmutableRulings.Builder();
    }

    /** What one share pays as dividend (RUL-1). */
    @Value.Default
    public DividendScale dividendScale() {
        return DividendScale.quarterPrice();
    }

    /** In which order the cards on a board act (RUL-5). */
    @Value.Default
    public CardOrder cardOrder() {
        return CardOrder.NEWEST_FIRST;
    }

    /** What happens to tokens on Black Market cards at the end (RUL-6). */
    @Value.Default
    public BlackMarketAtEnd blackMarketAtEnd() {
        return BlackMarketAtEnd.FORFEITED;
    }

    /** Builds rulings; what is not set keeps its default. */
    public abstract static class Builder {
        Builder() {}

        /** What one share pays as dividend (RUL-1). */
        public abstract Builder dividendScale(DividendScale scale);

        /** In which order the cards on a board act (RUL-5). */
        public abstract Builder cardOrder(CardOrder order);

        /** What happens to tokens on Black Market cards at the end (RUL-6). */
        public abstract Builder blackMarketAtEnd(BlackMarketAtEnd atEnd);

        /** The rulings. */
        public abstract Rulings build();
    }
}
