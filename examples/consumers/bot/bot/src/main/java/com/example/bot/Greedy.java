package com.example.bot;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.function.IntUnaryOperator;

/** A bot that imagines one game from what it sees, and takes the action that leaves it richest there. */
public final class Greedy implements Bot {
    private final IntUnaryOperator random;

    /** A bot that imagines with a source of randomness. */
    public Greedy(IntUnaryOperator random) {
        this.random = random;
    }

    @Override
    public Action choose(PlayerView view) {
        int seat = view.viewer().orElseThrow();
        Simulation imagined = view.determinize(random);
        Action best = view.legalActions().sample(random);
        int most = wealthAfter(imagined, best, seat);
        for (Action action : view.legalActions()) {
            int wealth = wealthAfter(imagined, action, seat);
            if (wealth > most) {
                best = action;
                most = wealth;
            }
        }
        return best;
    }

    private static int wealthAfter(Simulation imagined, Action action, int seat) {
        return imagined.applyAction(action).table().wealth(seat);
    }
}
