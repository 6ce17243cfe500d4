package io.github.mercurius.examples.replay;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import java.util.OptionalInt;

/**
 * Whose knowledge an analysis is based on.
 *
 * @param seat the one player whose knowledge counts; if none, chances are those that a spectator sees, and each turn is
 *     judged by what its own player knew
 * @param open whether all hands are open
 */
record Viewpoint(OptionalInt seat, boolean open) {
    /** What is known of a game for an estimate of the chances. */
    PlayerView look(GameState state) {
        return opened(state, seat.isPresent() ? state.viewFor(seat.getAsInt()) : state.viewForSpectator());
    }

    /** What is known to the active player, who makes a plan. */
    PlayerView lookOfActive(GameState state) {
        return opened(state, state.viewFor(state.table().activeSeat()));
    }

    private PlayerView opened(GameState state, PlayerView view) {
        return open ? new OpenHands(state, view) : view;
    }

    /** Whether the turns of a player are judged. */
    boolean judges(int player) {
        return seat.isEmpty() || seat.getAsInt() == player;
    }
}
