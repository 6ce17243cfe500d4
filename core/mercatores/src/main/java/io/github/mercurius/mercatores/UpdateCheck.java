package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Difference;
import io.github.mercurius.common.Notes;
import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks an update by playing its action again: the events must be the same.
 *
 * <p>So there is one set of rules, for games and for the views that follow them.
 */
final class UpdateCheck {
    /** How much of a wrong update is said, which may be of any size. */
    private static final int MOST_SHOWN = 500;

    /** So that there is room for what was expected. */
    private static final int MOST_SAID = 1000;

    private final Update update;

    private UpdateCheck(Update update) {
        this.update = update;
    }

    /** An update of this game; one of another game is refused. */
    static Update own(AnyUpdate update) {
        return Arguments.own(Update.class, update, "update");
    }

    /** The state after an update. */
    static GameState follow(GameState state, Update update) {
        if (update.isNote()) {
            checkNote(state.table, update);
            return state;
        }
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(state.table);
        return check.after(state);
    }

    /** The view after an update. */
    static PlayerView follow(PlayerView view, Update update) {
        if (update.isNote()) {
            checkNote(view.table, update);
            return view;
        }
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(view.table);
        GameState after = check.after(FittingState.before(update, view));
        return view.viewer == PlayerView.SPECTATOR ? after.viewForSpectator() : after.viewFor(view.viewer);
    }

    /** Refuses a note that cannot come now, as far as the table alone can tell. */
    private static void checkNote(Table table, Update update) {
        Note note = ((Event.Noted) update.events().get(0)).note();
        Update expected = Updates.note(update.number(), table, note);
        if (!update.equals(expected)) {
            throw wrong(update, update.notation() + ", expected " + expected.notation());
        }
        try {
            Notes.checkPlace(note, table.setup.players(), table.decider());
        } catch (IllegalArgumentException refused) {
            throw wrong(update, String.valueOf(refused.getMessage()));
        }
    }

    private GameState after(GameState before) {
        Action action = action();
        before.check(action).ifPresent(this::refuse);
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        compare(events);
        return after;
    }

    private void checkPlace(Table table) {
        if (update.isUndo()) {
            throw failure(update.events().get(0).notation(), "an action: going back takes the history of a SeatGame");
        }
        if (table.isOver()) {
            throw wrong("expected nothing more, as the game is over (END-1)");
        }
        if (update.turn() != table.turn || update.ask() != table.ask) {
            throw wrong("expected turn " + table.turn + ", step " + table.ask);
        }
        if (update.seat() != table.active) {
            throw failure(
                    "seat " + update.seat(),
                    "seat " + table.active + " (" + table.phase.turns().id() + ")");
        }
    }

    /** What the player did: the first event tells it. */
    private Action action() {
        return update.action()
                .orElseThrow(() -> failure(
                        update.events().get(0).notation(),
                        "first given, taken, loaded, taxPaid, stackCashed, specialCashed, stackDiscarded or"
                                + " specialDiscarded"));
    }

    private void refuse(Violation violation) {
        String why = violation.rule().id() + ": " + violation.message();
        throw failure(update.events().get(0).notation(), "a legal action (" + why + ")");
    }

    private void compare(List<Event> happened) {
        Difference.first(happened, update.events(), Event::notation).ifPresent(event -> {
            throw failure("event " + event.index() + ": " + event.found(), event.expected());
        });
    }

    private IllegalArgumentException failure(String given, String expected) {
        String shown = given.length() <= MOST_SHOWN ? given : given.substring(0, MOST_SHOWN) + "…";
        return wrong(shown + ", expected " + expected);
    }

    private IllegalArgumentException wrong(String what) {
        return wrong(update, what);
    }

    /** Says which update is refused, and why. */
    static IllegalArgumentException wrong(Update update, String what) {
        return new IllegalArgumentException("update " + update.number() + " (turn " + update.turn() + ", step "
                + update.ask() + "): " + SafeText.of(what, MOST_SAID));
    }
}
