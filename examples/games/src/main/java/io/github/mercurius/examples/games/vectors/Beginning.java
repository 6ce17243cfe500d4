package io.github.mercurius.examples.games.vectors;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * What the first line of a vector says.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param state the first state
 * @param dealer makes the outcomes of chance; empty if nothing does, or the file says what chance brings
 */
public record Beginning<A extends AnyAction, V extends AnyView<A>>(
        AnyState<A, V> state, Optional<IntUnaryOperator> dealer) {
    /** A game in which chance has brought all that it brings, or brings what the file says. */
    public static <A extends AnyAction, V extends AnyView<A>> Beginning<A, V> of(AnyState<A, V> state) {
        return new Beginning<>(state, Optional.empty());
    }
}
