package io.github.mercurius.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Note;

/**
 * What the log of a game needs of the game: what happens with each entry, and the hash chains over it. There is one for
 * each audience: a seat by its number, the spectators, or the host's own record.
 *
 * @param <A> the actions of the game
 * @param <S> its states
 * @param <T> an action with its update and the state after it
 * @param <U> what an audience is told of an entry
 */
public interface Chains<A extends AnyAction, S, T, U extends AnyUpdate> {
    /** The audience of the spectators. */
    int SPECTATOR = -1;

    /** The audience that is told all: the host. */
    int RECORD = -2;

    /** How many seats there are. */
    int seats();

    /** The hash with which an audience's chain begins. */
    String firstHash(int audience);

    /** The state before the first entry. */
    S first();

    /** The state after a legal action, or an outcome that can come. */
    S after(S before, A action);

    /** The same with its update, of a number, which tells all. */
    T act(S before, A action, int number);

    /** The update of a step. */
    U update(T step);

    /** The state after a step. */
    S after(T step);

    /** The update with which a game goes back to an earlier state, by so many actions. */
    U undo(int number, S now, S then, int actions);

    /** The update that tells a note. */
    U note(int number, S now, Note note);

    /** An update that tells all, as an audience is told it. */
    @SuppressWarnings("unchecked") // as it is told, it is of the same class
    static <U extends AnyUpdate> U told(U update, int audience) {
        return switch (audience) {
            case RECORD -> update;
            case SPECTATOR -> (U) update.seenBySpectator();
            default -> (U) update.seenBy(audience);
        };
    }
}
