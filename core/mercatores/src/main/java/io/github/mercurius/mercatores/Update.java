package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.ToldEvents;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What everybody is told of one action: all its events, in order, at once.
 *
 * <p>Nothing in it is secret: every card that moves face up is seen by all, and no other is named (INF-3). So players
 * and spectators are told the same. The events of one action travel together, as the game has no state between them. A
 * client hands each update to {@link PlayerView#after}, which refuses updates that the rules do not allow. Updates are
 * values: immutable, thread-safe, equal if all their parts are.
 *
 * <p>An undo that the players agreed on is an update too, with {@link Event.Undone} as its only event, and so is a
 * note, with {@link Event.Noted}.
 *
 * @param number its place in the log of the game, from 0; undos and notes count too, and no number is used twice
 * @param turn how many turns were completed when it happened
 * @param ask the step of the turn in which it happened; for an undo or a note, the step that the game is in then
 *     ({@code CASH} after the end)
 * @param seat who acted; for an undo or a note, whose turn it is then; 0 for a note after the end
 * @param events what happened, at least one event, in order; an undo or a note stands alone
 */
public record Update(int number, int turn, Ask ask, int seat, List<Event> events) implements AnyUpdate {
    public Update {
        Arguments.notNegative(number, "number");
        Arguments.notNegative(turn, "turn");
        Arguments.notNull(ask, "ask");
        Arguments.notNegative(seat, "seat");
        events = ToldEvents.copy(events, "a list", Event.Undone.class, Event.Noted.class);
    }

    /** The update of an action or a note at a table. When the game is over, the last step is to cash in. */
    static Update at(int number, Table table, List<Event> events) {
        return new Update(number, table.turn(), table.ask().orElse(Ask.CASH), table.active, events);
    }

    /** The update with which a game goes back from one table to an earlier one, by so many actions. */
    static Update ofUndo(int number, Table now, Table then, int actions) {
        Ask ask = Arguments.notNull(then.ask, "ask"); // before an action the game was not over
        Event event = new Event.Undone(actions, then.turn(), ask);
        return new Update(number, now.turn(), ask, then.active, List.of(event));
    }

    @Override
    public OptionalInt actor() {
        return OptionalInt.of(seat);
    }

    /** The action that the first event tells. */
    @Override
    public Optional<Action> action() {
        return Optional.ofNullable(action(events.get(0)));
    }

    private static @Nullable Action action(Event first) {
        if (first instanceof Event.Given given) {
            return new Action.Give(given.card());
        }
        if (first instanceof Event.Taken taken) {
            return new Action.Take(taken.cards());
        }
        if (first instanceof Event.Loaded loaded) {
            return new Action.Load(loaded.cards());
        }
        if (first instanceof Event.TaxPaid paid) {
            return new Action.Tax(paid.card());
        }
        if (first instanceof Event.StackCashed cashed) {
            return new Action.CashGoods(cashed.good());
        }
        if (first instanceof Event.SpecialCashed cashed) {
            return new Action.CashSpecial(cashed.card(), cashed.opponent());
        }
        if (first instanceof Event.StackDiscarded discarded) {
            return new Action.DiscardGoods(discarded.good());
        }
        return first instanceof Event.SpecialDiscarded discarded ? new Action.DiscardSpecial(discarded.card()) : null;
    }

    /** This update: all players are told the same (INF-3). */
    @Override
    public Update seenBy(int viewer) {
        return this;
    }

    /** This update: spectators are told the same as players (INF-3). */
    @Override
    public Update seenBySpectator() {
        return this;
    }

    /**
     * The update in lines of ASCII for logs and hash chains: {@code update 17 4 TAKE 2} with its number, turn, step and
     * seat, then the notation of each event.
     */
    @Override
    public String notation() {
        return ToldEvents.notation(number, turn, ask, seat, events, "-");
    }
}
