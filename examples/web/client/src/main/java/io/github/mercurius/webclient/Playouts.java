package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.PlayoutAnalyst;
import io.github.mercurius.search.PlayoutSearch;
import java.util.SplittableRandom;

/**
 * The bots and the reviews of a game whose best bots search by playouts.
 *
 * @param greedy a bot that is quick and not bad
 * @param search makes a bot that searches
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
record Playouts<A extends AnyAction, V extends AnyView<A>>(AnyBot<A, V> greedy, Maker<A, V> search) {
    /** Makes a bot that searches with so many playouts for each decision. */
    interface Maker<A extends AnyAction, V extends AnyView<A>> {
        PlayoutSearch<A, V> make(int playouts, long seed);
    }

    /** {@code search:20} with any number of playouts, {@code greedy}, or else one that plays at random. */
    AnyBot<A, V> bot(String name, long seed) {
        if (name.startsWith("search:")) {
            return search.make(Integer.parseInt(name.substring("search:".length())), seed);
        }
        SplittableRandom random = new SplittableRandom(seed);
        return name.equals("greedy") ? greedy : view -> view.legalActions().sample(random::nextInt);
    }

    ReviewDesk<A, V> reviews() {
        return new ReviewDesk<>(
                (playouts, seed) -> PlayoutAnalyst.of(playouts, seed, greedy, search.make(playouts, seed)), false);
    }
}
