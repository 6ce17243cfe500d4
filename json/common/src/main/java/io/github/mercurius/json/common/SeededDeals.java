package io.github.mercurius.json.common;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;

/** How deals are written: all cards, and the seed if it made them. */
public final class SeededDeals {
    private SeededDeals() {}

    /**
     * Deals of cards.
     *
     * @param rule the rule that a refusal cites
     */
    public static <C, D> Codec<D> codec(
            String rule,
            Codec<List<C>> cards,
            Function<D, List<C>> cardsOf,
            Function<List<C>, D> unseeded,
            Function<D, OptionalLong> seedOf,
            LongFunction<D> seeded) {
        Codec<Long> seed = Scalars.TEXT.as(text -> seed(text, rule), Long::toUnsignedString);
        return ObjectCodec.object(
                Field.of("seed", Scalars.orNull(seed), deal -> optional(seedOf.apply(deal))),
                Field.of("cards", cards, cardsOf),
                (given, dealt) -> {
                    D deal = given.isPresent() ? seeded.apply(given.get()) : unseeded.apply(dealt);
                    if (!cardsOf.apply(deal).equals(dealt)) {
                        throw new IllegalArgumentException(
                                "other cards, expected those that the seed makes (" + rule + ")");
                    }
                    return deal;
                });
    }

    private static Optional<Long> optional(OptionalLong seed) {
        return seed.isPresent() ? Optional.of(seed.getAsLong()) : Optional.empty();
    }

    /** The seed that a decimal number below 2^64 means. */
    private static long seed(String text, String rule) {
        if (!text.matches("0|[1-9][0-9]{0,19}") || new BigInteger(text).bitLength() > Long.SIZE) {
            throw new IllegalArgumentException("seed " + text + ", expected a number below 2^64 (" + rule + ")");
        }
        return new BigInteger(text).longValue();
    }
}
