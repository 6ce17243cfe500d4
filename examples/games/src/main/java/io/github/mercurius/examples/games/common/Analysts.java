package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.AnyAnalyst;
import io.github.mercurius.search.Review;

/**
 * Who estimates chances to win in a game, and what good plans are.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param playouts how many make a good estimate in a time that people wait
 * @param adviser answers in about a second
 * @param maker makes one for an analysis
 */
public record Analysts<A extends AnyAction, V extends AnyView<A>>(
        int playouts, AnyAnalyst<A, V> adviser, Review.Maker<A, V> maker) {
    /** Those of a game whose playouts are slow. */
    public static <A extends AnyAction, V extends AnyView<A>> Analysts<A, V> of(Review.Maker<A, V> maker) {
        return new Analysts<>(100, maker.make(200, 0), maker);
    }
}
