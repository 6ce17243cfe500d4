package io.github.mercurius.json.common;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * How deals are written: all cards, and the seed if it made them.
 *
 * @param rule the rule that a refusal cites
 * @param unseeded the deal of some cards
 * @param seeded the deal that a seed makes
 * @param <C> the cards
 * @param <D> the deals
 */
public record SeededDeals<C, D>(String rule, Function<List<C>, D> unseeded, LongFunction<D> seeded) {
    /** These deals, of which the functions say the seeds and the cards. */
    public Codec<D> codec(Function<D, OptionalLong> seedOf, Codec<List<C>> cards, Function<D, List<C>> cardsOf) {
        return ObjectCodec.object(
                Field.of("seed", Scalars.orNull(Scalars.TEXT), deal -> text(seedOf.apply(deal))),
                Field.of("cards", cards, cardsOf),
                (text, dealt) -> deal(text, dealt, cardsOf));
    }

    private static Optional<String> text(OptionalLong seed) {
        return seed.isPresent() ? Optional.of(Long.toUnsignedString(seed.getAsLong())) : Optional.empty();
    }

    private D deal(Optional<String> text, List<C> dealt, Function<D, List<C>> cardsOf) {
        D deal = unseeded.apply(dealt);
        if (!text.isPresent()) {
            return deal;
        }
        D made = seeded.apply(seed(text.get()));
        if (!cardsOf.apply(made).equals(dealt)) {
            throw new IllegalArgumentException("other cards, expected those that the seed makes (" + rule + ")");
        }
        return made;
    }

    /** The seed that a decimal number below 2^64 means. */
    private long seed(String text) {
        if (!text.matches("0|[1-9][0-9]{0,19}") || new BigInteger(text).bitLength() > Long.SIZE) {
            throw new IllegalArgumentException("seed " + text + ", expected a number below 2^64 (" + rule + ")");
        }
        return new BigInteger(text).longValue();
    }
}
