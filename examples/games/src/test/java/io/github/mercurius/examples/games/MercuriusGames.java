package io.github.mercurius.examples.games;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.mercurius.MercuriusVectors;
import io.github.mercurius.rules.AnyState;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Games of Mercurius: all numbers of players, start players and rulings. */
final class MercuriusGames implements MadeUpGames<Action, PlayerView> {
    private static final int HIGHEST_AMOUNT = 30;

    @Override
    public MadeUp<Action, PlayerView> makeUp(int number, SplittableRandom random) {
        Setup setup = setup(number, random);
        Deal deal = deal(number, random);
        return new MadeUp<>(
                MercuriusVectors.firstLine(setup, deal),
                VectorGame.of(GameKit.mercurius(), GameState.start(setup, deal), Optional.empty()));
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
        return MadeUpGames.hasSeed(number) ? Deal.seeded(random.nextLong()) : Deal.shuffled(random::nextInt);
    }

    @Override
    public Set<String> broken(AnyState<Action, PlayerView> state, Action action) {
        Set<String> ids = new TreeSet<>();
        MercuriusBroken.of((GameState) state, action).stream().map(Rule::id).forEach(ids::add);
        return ids;
    }

    @Override
    public Object kind(Action action) {
        return action.getClass();
    }

    @Override
    public int mostSamples() {
        return 6;
    }
}
