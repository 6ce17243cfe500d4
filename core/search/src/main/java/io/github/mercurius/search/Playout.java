package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** How a game may go on: one player decides for all, and chance for itself. */
final class Playout {
    private Playout() {}

    /** The state at the end of the game, or where it is enough. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> of(
            AnyState<A, V> start, AnyBot<A, V> player, SplittableRandom random, Predicate<AnyState<A, V>> enough) {
        AnyState<A, V> state = start;
        while (!state.isOver() && !enough.test(state)) {
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(random::nextInt))
                    : state.applyAction(
                            player.choose(state.viewFor(state.decider().orElseThrow())));
        }
        return state;
    }
}
