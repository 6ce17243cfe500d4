package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;

/** Whole random games: by the floor, and through the public API, without and with events. */
public class GameBenchmark extends Measured {
    @Param({"3", "4", "5"})
    private int players;

    private Floor floor = new Floor(3);
    private Setup setup = Setup.of(3);
    private IntUnaryOperator random = bound -> 0;

    /** Sets the table. */
    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void prepare() {
        floor = new Floor(players);
        setup = Setup.of(players);
        random = new SplittableRandom(1602)::nextInt;
    }

    /** The yardstick. */
    @Benchmark
    public long floor() {
        return floor.game();
    }

    /** All legal actions, one of them at random, and the state after it, to the end of the game. */
    @Benchmark
    public GameState game() {
        GameState state = GameState.start(setup, Deal.shuffled(random));
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random));
        }
        return state;
    }

    /** The same, with somebody who listens to the events. */
    @Benchmark
    public GameState gameWithEvents(Blackhole listener) {
        GameState state = GameState.start(setup, Deal.shuffled(random));
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random), listener::consume);
        }
        return state;
    }
}
