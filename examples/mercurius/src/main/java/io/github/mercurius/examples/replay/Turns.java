package io.github.mercurius.examples.replay;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;

/** The steps of a game by turn. */
final class Turns {
    private Turns() {}

    /** The turns of a game, the first one first; the last one may have just begun. */
    static <A extends AnyAction, V extends AnyView<A>> List<List<AnyStep<A, V>>> of(AnyGame<A, V> game) {
        List<List<AnyStep<A, V>>> turns = new ArrayList<>();
        int last = -1;
        for (AnyStep<A, V> step : game.steps()) {
            if (step.update().turn() != last) {
                last = step.update().turn();
                turns.add(new ArrayList<>());
            }
            turns.get(turns.size() - 1).add(step);
        }
        return turns;
    }

    /** Each step by itself. */
    static <A extends AnyAction, V extends AnyView<A>> List<List<AnyStep<A, V>>> steps(AnyGame<A, V> game) {
        List<List<AnyStep<A, V>>> steps = new ArrayList<>();
        game.steps().forEach(step -> steps.add(List.of(step)));
        return steps;
    }
}
