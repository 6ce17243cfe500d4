package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.ToldEvents;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What happened in one action or outcome: all its events, in order, at once.
 *
 * <p>One thing in it can be secret: which privilege token somebody drew (INF-1). {@link #seenBy} gives what a seat is
 * told. The events of one action travel together, as the game has no state between them. A client hands each update to
 * {@link PlayerView#after}, which refuses updates that the rules do not allow. Updates are values: immutable,
 * thread-safe, equal if all their parts are.
 *
 * <p>An undo that the players agreed on is an update too, with {@link Event.Undone} as its only event, and so is a
 * note, with {@link Event.Noted}.
 *
 * @param number its place in the log of the game, from 0; undos and notes count too, and no number is used twice
 * @param turn how many turns were completed when it happened
 * @param ask what was asked when it happened; for an undo, what is asked again; for a note after the end, an action
 * @param seat who acted, or nobody for an outcome; for an undo or a note, who has to decide then
 * @param events what happened, at least one event, in order; an undo or a note stands alone
 */
public record Update(int number, int turn, Ask ask, OptionalInt seat, List<Event> events) implements AnyUpdate {
    public Update {
        Arguments.notNegative(number, "number");
        Arguments.notNegative(turn, "turn");
        Arguments.notNegative(seat.orElse(0), "seat");
        events = ToldEvents.copy(events, "a list", Event.Undone.class, Event.Noted.class);
    }

    /** The update of an action, an outcome or a note at a table. */
    static Update at(int number, Table table, List<Event> events) {
        return new Update(number, table.turn(), table.ask().orElse(Ask.ACTION), table.decider(), events);
    }

    /** The update with which a game goes back from one table to an earlier one, by so many actions and outcomes. */
    static Update ofUndo(int number, Table now, Table then, int actions) {
        Ask ask = Arguments.notNull(then.parts.ask, "ask"); // before an action the game was not over
        Event event = new Event.Undone(actions, then.turn(), ask);
        return new Update(number, now.turn(), ask, then.decider(), List.of(event));
    }

    /** The same as {@link #seat}. */
    @Override
    public OptionalInt actor() {
        return seat;
    }

    @Override
    public Optional<Action> action() {
        Event first = events.get(0);
        if (first instanceof Event.StackRenewed && events.size() > 1) {
            first = events.get(1); // the only event that can come before that of an outcome
        }
        return Optional.ofNullable(action(first));
    }

    private static @Nullable Action outcome(Event first) {
        if (first instanceof Event.CoinsDrawn drawn) {
            return new Outcome.CoinsDrawn(drawn.coins());
        }
        if (first instanceof Event.StallFilled filled) {
            return new Outcome.TileDrawn(filled.tile());
        }
        if (first instanceof Event.TileTurnedUp turned) {
            return new Outcome.TileDrawn(turned.tile());
        }
        return first instanceof Event.TokenDrawn drawn ? new Outcome.TokenDrawn(drawn.token()) : null;
    }

    private static @Nullable Action action(Event first) {
        if (first instanceof Event.TokenPlayed played) {
            return new Action.PlayToken(played.token());
        }
        if (first instanceof Event.DrawChosen) {
            return new Action.Draw();
        }
        if (first instanceof Event.TakenBack) {
            return new Action.TakeBack();
        }
        if (first instanceof Event.Passed) {
            return new Action.Pass();
        }
        if (first instanceof Event.SymbolActed || first instanceof Event.SymbolLeft) {
            return new Action.Symbol(first instanceof Event.SymbolActed);
        }
        if (first instanceof Event.CoinSet set) {
            return new Action.SetCoin(set.coin(), set.stall());
        }
        if (first instanceof Event.SealPaid) {
            return new Action.PaySeal();
        }
        if (first instanceof Event.Finished) {
            return new Action.Finish();
        }
        if (first instanceof Event.TileSold sold) {
            return new Action.Sell(sold.stall());
        }
        if (first instanceof Event.WhiteSet set) {
            return new Action.SetWhite(set.stall());
        }
        if (first instanceof Event.TokenDiscarded discarded) {
            return new Action.DiscardToken(discarded.token());
        }
        return outcome(first);
    }

    @Override
    public Update seenBy(int viewer) {
        return with(event -> event.seenBy(viewer));
    }

    @Override
    public Update seenBySpectator() {
        return with(Event::seenBySpectator);
    }

    private Update with(UnaryOperator<Event> seen) {
        List<Event> told = events.stream().map(seen).collect(Collectors.toList());
        return new Update(number, turn, ask, seat, told);
    }

    /**
     * The update in lines of ASCII for logs and hash chains. First is {@code update 17 4 PLAY 2} with its number, turn,
     * what was asked and the seat, or {@code -} for an outcome. Then comes the notation of each event.
     */
    @Override
    public String notation() {
        return ToldEvents.notation(number, turn, ask, seat, events, "-");
    }
}
