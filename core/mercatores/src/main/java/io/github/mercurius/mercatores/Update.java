package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.List;

/**
 * What everybody is told of one action: all its events, in order, at once.
 *
 * <p>Nothing in it is secret: every card that moves face up is seen by all, and no other is named (INF-3). So players
 * and spectators are told the same. The events of one action travel together, as the game has no state between them. A
 * client hands each update to {@link PlayerView#after}, which refuses updates that the rules do not allow. Updates are
 * values: immutable, thread-safe, equal if all their parts are.
 *
 * <p>An undo that the players agreed on is an update too, with {@link Event.Undone} as its only event.
 *
 * @param number its place in the log of the game, from 0; undos count too, and no number is used twice
 * @param turn how many turns were completed when it happened
 * @param step the step of the turn in which it happened; for an undo, the step that the game is in again
 * @param seat who acted; for an undo, whose turn it is again
 * @param events what happened, at least one event, in order; an undo stands alone
 */
public record Update(int number, int turn, Step step, int seat, List<Event> events) {
    public Update {
        notNegative(number, "number");
        notNegative(turn, "turn");
        Arguments.notNull(step, "step");
        notNegative(seat, "seat");
        events = Arguments.noneNull(events, "events");
        Arguments.that(!events.isEmpty(), "events", "none", "at least one");
        boolean mixed = events.size() > 1 && events.stream().anyMatch(Event.Undone.class::isInstance);
        Arguments.that(!mixed, "events", "an undo among " + events.size(), "an undo alone");
    }

    private static void notNegative(int value, String argument) {
        Arguments.that(value >= 0, argument, value, "0 or more");
    }

    /** Whether this is an undo. */
    public boolean isUndo() {
        return events.get(0) instanceof Event.Undone;
    }

    /** Whether this update told somebody of a card that was hidden from that player. */
    public boolean revealsCards() {
        return events.stream().anyMatch(Event::revealsCards);
    }

    /**
     * The update in lines of ASCII for logs and hash chains: {@code update 17 4 TAKE 2} with its number, turn, step and
     * seat, then the notation of each event.
     */
    public String notation() {
        StringBuilder text = new StringBuilder("update ");
        text.append(number)
                .append(' ')
                .append(turn)
                .append(' ')
                .append(step)
                .append(' ')
                .append(seat);
        events.forEach(event -> text.append('\n').append(event.notation()));
        return text.toString();
    }
}
