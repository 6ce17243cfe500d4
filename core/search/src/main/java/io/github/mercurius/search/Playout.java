package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** How a game may go on: one player decides for all, and chance for itself. */
final class Playout {
    /** More than any game needs; some would never end, as players can go on for ever (Mercado, RUL-15). */
    static final int MOST_STEPS = 10_000;

    private Playout() {}

    /** The state at the end of the game, or where it is enough, or after {@link #MOST_STEPS}. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> of(
            AnyState<A, V> start, AnyBot<A, V> player, SplittableRandom random, Predicate<AnyState<A, V>> enough) {
        AnyState<A, V> state = start;
        for (int step = 0; step < MOST_STEPS && !state.isOver() && !enough.test(state); step++) {
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(random::nextInt))
                    : state.applyAction(
                            player.choose(state.viewFor(state.decider().orElseThrow())));
        }
        return state;
    }
}
