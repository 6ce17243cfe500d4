package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.List;

/**
 * A game as one seat of this page sees it: one against bots in this browser, or one of a server.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
interface Play<A extends AnyAction, V extends AnyView<A>> {
    /** What the seat sees now. */
    V view();

    /** What the seat was told from an update's number on. */
    List<? extends AnyUpdate> updates(int from);

    /** The number of the update that comes next. */
    int nextNumber();

    /**
     * The game with all that was hidden, for a look back.
     *
     * @throws IllegalStateException if it is not known here
     */
    AnyGame<A, V> whole();
}
