package io.github.mercurius.examples.bench;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Whole random games of the sister games, each played by its own types as a program for it plays it. */
public class SistersBenchmark extends Measured {
    @Param({"2", "3", "4"})
    private int players;

    private final IntUnaryOperator random = new SplittableRandom(1602)::nextInt;

    /** A game without chance. */
    @Benchmark
    public Object mercatores() {
        var setup = io.github.mercurius.mercatores.Setup.of(players);
        var deal = io.github.mercurius.mercatores.Deal.shuffled(setup.edition(), random);
        var state = io.github.mercurius.mercatores.GameState.start(setup, deal);
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random));
        }
        return state;
    }

    /** A game with outcomes of chance. */
    @Benchmark
    public Object mercado() {
        var setup = io.github.mercurius.mercado.Setup.of(players);
        var deal = io.github.mercurius.mercado.Deal.shuffled(setup.edition(), random);
        var state = io.github.mercurius.mercado.GameState.start(setup, deal);
        while (!state.isOver()) {
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(random))
                    : state.applyAction(state.legalActions().sample(random));
        }
        return state;
    }
}
