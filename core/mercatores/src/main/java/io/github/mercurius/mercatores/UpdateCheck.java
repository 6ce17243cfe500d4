package io.github.mercurius.mercatores;

import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.ArrayList;
import java.util.List;

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
        return "turn " + update.turn() + ", step " + update.ask();
    }

    /** The state after an update. */
    static GameState follow(GameState state, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        return check.isNote(state.table) ? state : check.after(state);
    }

    /** The view after an update. */
    static PlayerView follow(PlayerView view, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        if (check.isNote(view.table)) {
            return view;
        }
        GameState after = check.after(FittingState.before(update, view));
        return view.viewer == PlayerView.SPECTATOR ? after.viewForSpectator() : after.viewFor(view.viewer);
    }

    /** Whether the update is a note. Refuses an update that cannot come now, as far as the table alone can tell. */
    private boolean isNote(Table table) {
        if (update.isNote()) {
            Note note = ((Event.Noted) update.events().get(0)).note();
            checkIs(Update.ofNote(update.number(), table, note));
            checkPlace(note, table);
        } else {
            checkPlace(table.parts);
        }
        return update.isNote();
    }

    private GameState after(GameState before) {
        Action action = action();
        before.check(action).ifPresent(violation -> {
            throw notLegal(violation);
        });
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        compare(events, update.events());
        return after;
    }

    private void checkPlace(TableParts table) {
        if (update.isUndo()) {
            throw failure("an action: going back takes the history of a SeatGame");
        }
        if (table.ask == null) {
            throw wrong("expected nothing more, as the game is over (END-1)");
        }
        if (update.turn() != table.turn || update.ask() != table.ask) {
            throw wrong("expected turn " + table.turn + ", step " + table.ask);
        }
        if (update.seat() != table.active) {
            throw failure(
                    "seat " + update.seat(),
                    "seat " + table.active + " (" + table.phase().turns().id() + ")");
        }
    }

    /** What the player did: the first event tells it. */
    private Action action() {
        return update.action()
                .orElseThrow(() ->
                        failure("first given, taken, loaded, taxPaid, stackCashed, specialCashed, stackDiscarded or"
                                + " specialDiscarded"));
    }

    /** Says which update is refused, and why. */
    static IllegalArgumentException wrong(Update update, String what) {
        return new UpdateCheck(update).wrong(what);
    }
}
