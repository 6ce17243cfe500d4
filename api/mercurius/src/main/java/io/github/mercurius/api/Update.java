package io.github.mercurius.api;

import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.ToldEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * What one seat, or a spectator, is told of one action: all its events, in order, at once.
 *
 * <p>The events of one action travel together, as the game has no state between them. A client hands each update to
 * {@link PlayerView#after}, which refuses updates that the rules do not allow. Updates are values: immutable,
 * thread-safe, equal if all their parts are.
 *
 * <p>An undo that the players agreed on is an update too, with {@link Event.Undone} as its only event, and so is a
 * note, with {@link Event.Noted}.
 *
 * @param number its place in the log of the game, from 0; undos and notes count too, and no number is used twice
 * @param turn how many turns were completed when it happened
 * @param step how many actions had been taken in that turn, 0 to 3
 * @param seat who acted; for an undo or a note, whose turn it is then; after the end, whose it would be
 * @param events what happened, at least one event, in order; an undo or a note stands alone
 */
public record Update(int number, int turn, int step, int seat, List<Event> events) implements AnyUpdate {
    public Update {
        Arguments.notNegative(number, "number");
        Arguments.notNegative(turn, "turn");
        Arguments.notNegative(step, "step");
        Arguments.notNegative(seat, "seat");
        events = ToldEvents.copy(events, "a value", Event.Undone.class, Event.Noted.class);
    }

    @Override
    public OptionalInt actor() {
        return OptionalInt.of(seat);
    }

    @Override
    public Update seenBy(int viewer) {
        return with(event -> event.seenBy(viewer));
    }

    @Override
    public Update seenBySpectator() {
        return with(Event::seenBySpectator);
    }

    private Update with(UnaryOperator<Event> change) {
        List<Event> changed = new ArrayList<>(events.size());
        events.forEach(event -> changed.add(change.apply(event)));
        return changed.equals(events) ? this : new Update(number, turn, step, seat, changed);
    }

    @Override
    public Optional<Action> action() {
        Event first = events.get(0);
        if (first instanceof Event.Bought bought) {
            return Optional.of(Action.buy(bought.asset()));
        }
        if (first instanceof Event.Sold sold) {
            return Optional.of(Action.sell(sold.asset()));
        }
        if (first instanceof Event.BlackMarketFilled filled) {
            return Optional.of(new Action.BlackMarket(filled.tokens().toList()));
        }
        if (first instanceof Event.DividendPaid paid) {
            return Optional.of(Action.dividend(paid.chamber()));
        }
        if (first instanceof Event.CardPlayed played) {
            return Optional.of(Action.playCard(played.card()));
        }
        if (first instanceof Event.NewsPlayed played) {
            return Optional.of(new Action.PlayNews(played.discarded().toList()));
        }
        return Optional.empty();
    }

    /**
     * The update in lines of ASCII for logs and hash chains: {@code update 17 4 1 2} with its number, turn, step and
     * seat, then the notation of each event.
     */
    @Override
    public String notation() {
        return ToldEvents.notation(number, turn, step, seat, events, "");
    }
}
