package io.github.mercurius.examples.conformance;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Vectors of Mercurius: all numbers of players, start players and rulings, in all styles of play. */
final class MercuriusVectors implements Vectors {
    private static final int WITHOUT_SEED = 5;
    private static final int HIGHEST_AMOUNT = 30;

    @Override
    public VectorGame read(String firstLine) {
        return new MercuriusVector(GameLine.read(firstLine), PlayStyle.UNIFORM);
    }

    @Override
    public MadeUp makeUp(int number, SplittableRandom random) {
        Setup setup = setup(number, random);
        Deal deal = deal(number, random);
        PlayStyle style = PlayStyle.values()[number % PlayStyle.values().length];
        VectorGame start = new MercuriusVector(GameState.start(setup, deal), style);
        return new MadeUp(GameLine.write(setup, deal), setup.players(), start);
    }

    // What is cycled through has periods without a common divisor, or chance: so it meets in all combinations.
    private static Setup setup(int number, SplittableRandom random) {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        return Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .rulings(Rulings.builder()
                        .dividendScale(scale(random))
                        .cardOrder(any(CardOrder.values(), random))
                        .blackMarketAtEnd(any(BlackMarketAtEnd.values(), random))
                        .build())
                .build();
    }

    private static DividendScale scale(SplittableRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> DividendScale.quarterPrice();
            case 1 -> DividendScale.fullPrice();
            default ->
                DividendScale.of(
                        random.ints(DividendScale.quarterPrice().amounts().size(), 0, HIGHEST_AMOUNT)
                                .boxed()
                                .collect(Collectors.toList()));
        };
    }

    private static <T> T any(T[] values, SplittableRandom random) {
        return values[random.nextInt(values.length)];
    }

    private static Deal deal(int number, SplittableRandom random) {
        return number % WITHOUT_SEED == WITHOUT_SEED - 1
                ? Deal.shuffled(random::nextInt)
                : Deal.seeded(random.nextLong());
    }
}
