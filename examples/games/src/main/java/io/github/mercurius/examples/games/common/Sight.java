package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What can be seen of a position: all of it, what a viewer sees, or some of the hands.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public record Sight<A extends AnyAction, V extends AnyView<A>>(AnyPosition<A, V> position) {
    /** The state, if all is known. */
    public Optional<AnyState<A, V>> state() {
        try {
            return Optional.of(position.state());
        } catch (PositionException someIsNot) {
            return Optional.empty();
        }
    }

    /** The view, if no more is known than its viewer sees, and no less. */
    public Optional<V> view() {
        try {
            return Optional.of(position.view());
        } catch (PositionException another) {
            return Optional.empty();
        }
    }

    /** The seat that the position is seen from; none if it shows more than a seat sees, or less. */
    public OptionalInt viewer() {
        return view().map(AnyView::viewer).orElse(OptionalInt.empty());
    }

    /** What a seat sees, if its hand is known. */
    public Optional<V> from(int seat) {
        return new Sight<>(position.seenBy(seat)).view();
    }
}
