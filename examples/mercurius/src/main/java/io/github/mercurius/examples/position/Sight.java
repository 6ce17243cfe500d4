package io.github.mercurius.examples.position;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.rules.PositionException;
import java.util.Optional;

/** What can be seen of a position: all of it, what a viewer sees, or some of the hands. */
final class Sight {
    private final Position position;

    Sight(Position position) {
        this.position = position;
    }

    /** The state, if all cards are known. */
    Optional<GameState> state() {
        try {
            return Optional.of(position.state());
        } catch (PositionException someAreNot) {
            return Optional.empty();
        }
    }

    /** The view, if no more is known than its viewer sees, and no less. */
    Optional<PlayerView> view() {
        try {
            return Optional.of(position.view());
        } catch (PositionException another) {
            return Optional.empty();
        }
    }

    /** What a seat sees, if its hand is known. */
    Optional<PlayerView> from(int seat) {
        return new Sight(position.seenBy(seat)).view();
    }

    /** What everybody sees. */
    PlayerView open() {
        return position.seenBySpectator().view();
    }
}
