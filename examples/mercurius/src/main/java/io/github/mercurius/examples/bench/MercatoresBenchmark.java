package io.github.mercurius.examples.bench;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Setup;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Whole random games of Mercatores through the public API, without and with events. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MercatoresBenchmark {
    @Param({"2", "3", "4"})
    private int players;

    private Setup setup = Setup.of(2);
    private IntUnaryOperator random = bound -> 0;

    /** Sets the table. */
    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void prepare() {
        setup = Setup.of(players);
        random = new SplittableRandom(1602)::nextInt;
    }

    /** How many actions a game has on average, if random players play it. */
    static double actions(int players) {
        int games = 1000;
        long actions = 0;
        MercatoresBenchmark benchmark = new MercatoresBenchmark();
        benchmark.players = players;
        benchmark.prepare();
        for (int game = 0; game < games; game++) {
            GameState state =
                    GameState.start(benchmark.setup, Deal.shuffled(benchmark.setup.edition(), benchmark.random));
            while (!state.isOver()) {
                state = state.applyAction(state.legalActions().sample(benchmark.random));
                actions++;
            }
        }
        return (double) actions / games;
    }

    /** All legal actions, one of them at random, and the state after it, to the end of the game. */
    @Benchmark
    public GameState mercatoresGame() {
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), random));
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random));
        }
        return state;
    }

    /** The same, with somebody who listens to the events. */
    @Benchmark
    public GameState mercatoresGameWithEvents(Blackhole listener) {
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), random));
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random), listener::consume);
        }
        return state;
    }
}
