package io.github.mercurius.rules;

import java.util.List;

/**
 * One seat's side of a game, or a spectator's, as a client keeps it: the views, the updates that it was told, and the
 * hash over these. Immutable.
 *
 * <p>Each update is checked: its number, and whether the rules allow it, as far as the view shows. An undo goes back to
 * the view of before.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnySeatGame<A extends AnyAction, V extends AnyView<A>> {
    /** The view now. */
    default V view() {
        List<V> views = views();
        return views.get(views.size() - 1);
    }

    /** The views from the first one to the current one, without those that were undone. */
    List<V> views();

    /** The view that this side of the game began with. */
    default V firstView() {
        return views().get(0);
    }

    /** The number of the first update that this side of the game can have. */
    int firstNumber();

    /** All updates that were told, undone ones too. */
    List<? extends AnyUpdate> updates();

    /** The number of the update that comes next. */
    default int nextNumber() {
        return firstNumber() + updates().size();
    }

    /** The hash over set-up and updates: the host has the same, if it told the same. */
    String hash();

    /**
     * This side of the game after one more update.
     *
     * @throws OutOfStepException if it does not have the next number, or undoes more actions than there are views
     * @throws UpdateException if it is not allowed by the rules
     * @throws RulesException if it is of another game
     */
    AnySeatGame<A, V> after(AnyUpdate update);

    /**
     * This side of the game after more updates, in order.
     *
     * @throws RulesException if one of them is refused, as {@link #after} refuses it
     */
    AnySeatGame<A, V> afterAll(Iterable<? extends AnyUpdate> updates);
}
