package io.github.mercurius.examples.bench;

import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Whole random games of the sister games: by their floors, and through the public API, without and with events. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SistersBenchmark {
    private static final long SEED = 1602;

    @Param({"MERCATORES", "MERCADO"})
    private Sister game = Sister.MERCATORES;

    @Param({"2", "3", "4"})
    private int players;

    private IntUnaryOperator random = bound -> 0;
    private SisterFloor floor = new MercatoresFloor(2, SEED);

    /** The games, each played by its own types as a program for it plays it. */
    public enum Sister {
        /** Without chance. */
        MERCATORES {
            @Override
            Object play(int players, IntUnaryOperator random, @Nullable Consumer<Object> listener) {
                var setup = io.github.mercurius.mercatores.Setup.of(players);
                var deal = io.github.mercurius.mercatores.Deal.shuffled(setup.edition(), random);
                var state = io.github.mercurius.mercatores.GameState.start(setup, deal);
                while (!state.isOver()) {
                    state = state.applyAction(state.legalActions().sample(random), listener);
                }
                return state;
            }

            @Override
            SisterFloor floor(int players) {
                return new MercatoresFloor(players, SEED);
            }

            @Override
            double actions(int players) {
                return RandomGames.actions(Mercatores.rules(), players);
            }
        },
        /** With outcomes of chance. */
        MERCADO {
            @Override
            Object play(int players, IntUnaryOperator random, @Nullable Consumer<Object> listener) {
                var setup = io.github.mercurius.mercado.Setup.of(players);
                var deal = io.github.mercurius.mercado.Deal.shuffled(setup.edition(), random);
                var state = io.github.mercurius.mercado.GameState.start(setup, deal);
                while (!state.isOver()) {
                    state = state.asksChance()
                            ? state.applyOutcome(state.drawOutcome(random), listener)
                            : state.applyAction(state.legalActions().sample(random), listener);
                }
                return state;
            }

            @Override
            SisterFloor floor(int players) {
                return new MercadoFloor(players, SEED);
            }

            @Override
            double actions(int players) {
                return RandomGames.actions(Mercado.rules(), players);
            }
        };

        /** All legal actions, one of them at random, and the state after it, to the end of the game. */
        abstract Object play(int players, IntUnaryOperator random, @Nullable Consumer<Object> listener);

        /** The same without the API. */
        abstract SisterFloor floor(int players);

        /** How many actions a game has on average. */
        abstract double actions(int players);
    }

    /** Takes the same numbers in every trial. */
    @Setup(Level.Trial)
    public void prepare() {
        random = new SplittableRandom(SEED)::nextInt;
        floor = game.floor(players);
    }

    /** The yardstick. */
    @Benchmark
    public long floor() {
        return floor.game();
    }

    /** A game. */
    @Benchmark
    public Object game() {
        return game.play(players, random, null);
    }

    /** The same, with somebody who listens to the events. */
    @Benchmark
    public Object gameWithEvents(Blackhole listener) {
        return game.play(players, random, listener::consume);
    }
}
