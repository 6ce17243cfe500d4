package io.github.mercurius.examples.replay;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
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
 * @param open whether all hands are open, in Mercurius
 */
record Viewpoint(OptionalInt seat, boolean open) implements Review.Viewpoint {
    @Override
    public <A extends AnyAction, V extends AnyView<A>> V look(AnyState<A, V> state) {
        return opened(state, seat.isPresent() ? state.viewFor(seat.getAsInt()) : state.viewForSpectator());
    }

    @Override
    public <A extends AnyAction, V extends AnyView<A>> V lookOfDecider(AnyState<A, V> state) {
        return opened(state, state.viewFor(state.decider().orElseThrow()));
    }

    @SuppressWarnings("unchecked") // it is a view of the same game
    private <A extends AnyAction, V extends AnyView<A>> V opened(AnyState<A, V> state, V view) {
        return open ? (V) new OpenHands((GameState) state, (PlayerView) view) : view;
    }

    @Override
    public boolean judges(int player) {
        return seat.isEmpty() || seat.getAsInt() == player;
    }
}
