package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** What is done with one state, over the states of 64 random games of 4 players in turn. */
public class StateBenchmark extends Measured {
    /** A state, an action that was taken in it, and what seat 1 was told of it. */
    private record Position(GameState state, Action action, Update told) {}

    private final IntUnaryOperator random = new SplittableRandom(1602)::nextInt;
    private final List<Position> positions = new ArrayList<>();
    private final List<Position> trades;
    private final List<Position> cards;
    private final List<Position> news;
    private final List<Position> specials;
    private final GameRecord record;
    private int next;

    /** Plays the games. */
    public StateBenchmark() {
        Game game = Game.start(Setup.of(4), Deal.seeded(0));
        for (int number = 0; number < 64; number++) {
            game = Game.start(Setup.of(4), Deal.seeded(number));
            while (!game.state().isOver()) {
                Action action = game.state().legalActions().sample(random);
                Game after = game.applyAction(action);
                Update told = after.updatesFor(1, game.updateCount()).get(0);
                positions.add(new Position(game.state(), action, told));
                game = after;
            }
        }
        record = game.toRecord();
        trades = only(action -> action instanceof Action.Buy || action instanceof Action.Sell);
        cards = only(action -> action instanceof Action.PlayCard);
        news = only(action -> action instanceof Action.PlayNews);
        specials = only(action -> action instanceof Action.BlackMarket || action instanceof Action.Dividend);
    }

    private List<Position> only(Predicate<Action> kind) {
        List<Position> some = new ArrayList<>(positions);
        some.removeIf(position -> !kind.test(position.action()));
        return some;
    }

    private <T> T nextOf(List<T> list) {
        next = next + 1 < list.size() ? next + 1 : 0;
        return list.get(next);
    }

    private static GameState apply(Position position) {
        return position.state().applyAction(position.action());
    }

    @Benchmark
    public GameState applyTrade() {
        return apply(nextOf(trades));
    }

    @Benchmark
    public GameState applyCard() {
        return apply(nextOf(cards));
    }

    @Benchmark
    public GameState applyNews() {
        return apply(nextOf(news));
    }

    @Benchmark
    public GameState applySpecialCard() {
        return apply(nextOf(specials));
    }

    @Benchmark
    public int legalActionsSize() {
        return nextOf(positions).state().legalActions().size();
    }

    @Benchmark
    public void legalActionsIterate(Blackhole hole) {
        nextOf(positions).state().legalActions().forEach(hole::consume);
    }

    @Benchmark
    public boolean legalActionsContains() {
        Position position = nextOf(positions);
        return position.state().legalActions().contains(position.action());
    }

    @Benchmark
    public Optional<Violation> check() {
        Position position = nextOf(positions);
        return position.state().check(position.action());
    }

    @Benchmark
    public PlayerView viewFor() {
        return nextOf(positions).state().viewFor(1);
    }

    @Benchmark
    public PlayerView viewAfter() {
        Position position = nextOf(positions);
        return position.state().viewFor(1).after(position.told());
    }

    @Benchmark
    public Simulation determinize() {
        return nextOf(positions).state().viewFor(1).determinize(random);
    }

    @Benchmark
    public Game replayRecord() {
        return record.replay();
    }
}
