package io.github.mercurius.mercatores;

import io.github.mercurius.common.Difference;
import io.github.mercurius.common.SafeText;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks an update by playing its action again: the events must be the same.
 *
 * <p>So there is one set of rules, for games and for the views that follow them.
 */
final class UpdateCheck {
    /** How much of a wrong update is said, which may be of any size. */
    /** So that there is room for what was expected. */
    private static final int MOST_SHOWN = 500;

    private static final int MOST_SAID = 1000;

    private final Update update;

    private UpdateCheck(Update update) {
        this.update = update;
    }

    /** The state after an update. */
    static GameState follow(GameState state, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(state.table);
        return check.after(state);
    }

    /** The view after an update. */
    static PlayerView follow(PlayerView view, Update update) {
        UpdateCheck check = new UpdateCheck(update);
        check.checkPlace(view.table);
        GameState after = check.after(PossibleState.before(update, view));
        return view.viewer == PlayerView.SPECTATOR ? after.viewForSpectator() : after.viewFor(view.viewer);
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
        if (update.turn() != table.turn || update.step() != table.step) {
            throw wrong("expected turn " + table.turn + ", step " + table.step);
        }
        if (update.seat() != table.active) {
            throw failure(
                    "seat " + update.seat(),
                    "seat " + table.active + " (" + table.phase.turns().id() + ")");
        }
    }

    /** What the player did: the first event tells it. */
    private Action action() {
        Event first = update.events().get(0);
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
        if (first instanceof Event.SpecialDiscarded discarded) {
            return new Action.DiscardSpecial(discarded.card());
        }
        throw failure(
                first.notation(),
                "first given, taken, loaded, taxPaid, stackCashed, specialCashed, stackDiscarded or specialDiscarded");
    }

    private void refuse(Violation violation) {
        throw failure(update.events().get(0).notation(), "a legal action (" + violation.message() + ")");
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
                + update.step() + "): " + SafeText.of(what, MOST_SAID));
    }
}
