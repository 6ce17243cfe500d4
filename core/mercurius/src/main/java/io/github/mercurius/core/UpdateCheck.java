package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Checks an update by playing its action again: the events must be the same.
 *
 * <p>So there is one set of rules, for games and for the views that follow them.
 */
final class UpdateCheck extends CheckedUpdate<Update> {
    private UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected String moment() {
        return "turn " + update.turn() + ", step " + update.step();
    }

    /** The state after an update that tells all. */
    static GameState follow(GameState state, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(state.table);
        return update.isNote() ? state : check.after(state, event -> event);
    }

    /** The view after an update that tells what its viewer may know. */
    static PlayerView follow(PlayerView shown, Update update) {
        View view = (View) shown;
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(view.table);
        if (update.isNote()) {
            return view;
        }
        GameState before = FittingState.before(update, view);
        if (view.viewer == View.SPECTATOR) {
            return check.after(before, Event::seenBySpectator).viewForSpectator();
        }
        return check.after(before, event -> event.seenBy(view.viewer)).viewFor(view.viewer);
    }

    /** The state after the action of the update, of which the viewer has to be told just its events. */
    private GameState after(GameState before, UnaryOperator<Event> told) {
        Action action = action();
        before.check(action).ifPresent(violation -> {
            throw notLegal(violation);
        });
        List<Event> happened = new ArrayList<>();
        GameState after = before.after(action, event -> happened.add(told.apply(event)));
        compare(happened, update.events());
        return after;
    }

    private void checkPlace(OpenTable table) {
        if (update.isUndo()) {
            throw failure("an action: going back takes the history of a SeatGame");
        }
        if (update.turn() != table.turn() || update.step() != table.step()) {
            throw wrong("expected turn " + table.turn() + ", step " + table.step());
        }
        if (!table.isOver() && update.seat() != table.seat()) {
            throw failure("seat " + update.seat(), "seat " + table.seat() + " (TRN-4)");
        }
        if (update.events().get(0) instanceof Event.Noted noted) {
            checkPlace(noted.note(), table);
            checkIs(Updates.note(update.number(), table, noted.note()));
        }
    }

    private Action action() {
        return update.action()
                .orElseThrow(
                        () -> failure("first bought, sold, blackMarketFilled, dividendPaid, cardPlayed or newsPlayed"));
    }

    /** Says which update is refused, and why. */
    static IllegalArgumentException wrong(Update update, String what) {
        return new UpdateCheck(update).wrong(what);
    }
}
