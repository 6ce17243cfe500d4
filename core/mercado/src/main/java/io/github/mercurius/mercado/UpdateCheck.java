package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * Checks an update by playing its action or outcome again: the events must be the same.
 *
 * <p>So there is one set of rules, for games and for the views that follow them.
 */
final class UpdateCheck extends CheckedUpdate<Update> {
    private UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected String moment() {
        return "turn " + update.turn() + ", asked " + update.ask();
    }

    /** The state after an update. */
    static GameState follow(GameState state, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(state.table);
        return update.isNote() ? state : check.after(state, check.action(), event -> event);
    }

    /** The view after an update. */
    static PlayerView follow(PlayerView view, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(view.table);
        if (update.isNote()) {
            return view;
        }
        Action action = check.action();
        FittingState before = FittingState.before(update, view);
        TokenKind drawn = before.drawn();
        if (action.equals(Outcome.TokenDrawn.HIDDEN) && drawn != null) {
            action = Outcome.TokenDrawn.of(drawn);
        }
        if (view.viewer == PlayerView.SPECTATOR) {
            return check.after(before.state(), action, Event::seenBySpectator).viewForSpectator();
        }
        return check.after(before.state(), action, event -> event.seenBy(view.viewer))
                .viewFor(view.viewer);
    }

    /** The state after an action or outcome, of which the viewer has to be told just what the update says. */
    private GameState after(GameState before, Action action, UnaryOperator<Event> told) {
        before.checkAny(action).ifPresent(violation -> {
            throw notLegal(violation);
        });
        List<Event> happened = new ArrayList<>();
        GameState after = before.after(action, event -> happened.add(told.apply(event)));
        compare(happened, update.events());
        return after;
    }

    private void checkPlace(Table table) {
        if (update.events().get(0) instanceof Event.Noted noted) {
            checkPlace(noted.note(), table);
            checkIs(Update.ofNote(update.number(), table, noted.note()));
            return;
        }
        if (update.isUndo()) {
            throw failure("an action: going back takes the history of a SeatGame");
        }
        if (table.isOver()) {
            throw wrong("expected nothing more, as the game is over (END-1)");
        }
        if (update.turn() != table.turn() || update.ask() != table.parts.ask) {
            throw wrong("expected turn " + table.turn() + ", asked " + table.parts.ask);
        }
        if (!update.seat().equals(table.decider())) {
            throw failure(who(update.seat()), who(table.decider()) + " (TRN-1)");
        }
    }

    private static String who(OptionalInt seat) {
        return seat.isPresent() ? "seat " + seat.getAsInt() : "chance";
    }

    private Action action() {
        return update.action().orElseThrow(() -> failure("first an event that an answer to " + update.ask() + " has"));
    }

    /** Says which update is refused, and why. */
    static IllegalArgumentException wrong(Update update, String what) {
        return new UpdateCheck(update).wrong(what);
    }
}
