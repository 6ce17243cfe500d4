package io.github.mercurius.examples.replay;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Review;
import java.util.OptionalInt;

/**
 * Whose knowledge an analysis is based on.
 *
 * @param seat the one player whose knowledge counts; if none, chances are those that a spectator sees, and each turn is
 *     judged by what its own player knew
 */
record Viewpoint(OptionalInt seat) implements Review.Viewpoint {
    @Override
    public <A extends AnyAction, V extends AnyView<A>> V look(AnyState<A, V> state) {
        return seat.isPresent() ? state.viewFor(seat.getAsInt()) : state.viewForSpectator();
    }

    @Override
    public <A extends AnyAction, V extends AnyView<A>> V lookOfDecider(AnyState<A, V> state) {
        return state.viewFor(state.decider().orElseThrow());
    }

    @Override
    public boolean judges(int player) {
        return seat.isEmpty() || seat.getAsInt() == player;
    }
}
