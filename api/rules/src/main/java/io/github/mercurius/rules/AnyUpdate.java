package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one seat, or a spectator, is told at once: all events of one action or outcome, an undo, or a note.
 *
 * <p>The events of one action travel together, as the game has no state between them.
 */
public interface AnyUpdate {
    /** Its place in the log of the game, from 0; undos and notes count too, and no number is used twice. */
    int number();

    /** How many turns were completed when it happened; for an undo, before it. */
    int turn();

    /**
     * Who acted; nobody for an outcome of chance.
     *
     * <p>For an undo, who has to decide after it; for a note, who has to decide. Of a note after the end this says
     * nothing.
     */
    OptionalInt actor();

    /** What happened, at least one event, in order. */
    List<? extends AnyEvent> events();

    /**
     * The action or outcome, as far as this update tells it; none for an undo or a note, or if the first event is not
     * that of an action.
     */
    Optional<? extends AnyAction> action();

    /** Whether this is an undo, with {@code undone} as its only event. */
    default boolean isUndo() {
        return events().get(0).type().equals("undone");
    }

    /** How many actions and outcomes it undoes; 0 if it is no undo. */
    default int undone() {
        return isUndo() ? (Integer) Arguments.notNull(events().get(0).facts().get("steps"), "steps") : 0;
    }

    /** Whether this is a note, with {@code noted} as its only event. */
    default boolean isNote() {
        return events().get(0).type().equals("noted");
    }

    /** Whether this update told somebody something that was hidden from that player. */
    default boolean reveals() {
        return events().stream().anyMatch(AnyEvent::reveals);
    }

    /** The update in lines of ASCII for logs and hash chains. */
    String notation();

    /** This update as a seat may know it. */
    AnyUpdate seenBy(int seat);

    /** This update as spectators may know it. */
    AnyUpdate seenBySpectator();
}
