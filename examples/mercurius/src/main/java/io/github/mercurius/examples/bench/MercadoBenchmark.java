package io.github.mercurius.examples.bench;

import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Setup;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Whole random games of Mercado through the public API, without and with events; outcomes of chance count as actions.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MercadoBenchmark {
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
        MercadoBenchmark benchmark = new MercadoBenchmark();
        benchmark.players = players;
        benchmark.prepare();
        for (int game = 0; game < games; game++) {
            GameState state =
                    GameState.start(benchmark.setup, Deal.shuffled(benchmark.setup.edition(), benchmark.random));
            while (!state.isOver()) {
                state = benchmark.next(state, null);
                actions++;
            }
        }
        return (double) actions / games;
    }

    /** All legal actions, one of them at random, and the state after it, to the end of the game. */
    @Benchmark
    public GameState mercadoGame() {
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), random));
        while (!state.isOver()) {
            state = next(state, null);
        }
        return state;
    }

    /** The same, with somebody who listens to the events. */
    @Benchmark
    public GameState mercadoGameWithEvents(Blackhole listener) {
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), random));
        while (!state.isOver()) {
            state = next(state, listener::consume);
        }
        return state;
    }

    private GameState next(GameState state, @Nullable Consumer<Event> listener) {
        return state.asksChance()
                ? state.applyOutcome(state.drawOutcome(random), listener)
                : state.applyAction(state.legalActions().sample(random), listener);
    }
}
