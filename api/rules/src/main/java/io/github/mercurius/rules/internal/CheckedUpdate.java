package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.OutOfStepException;
import io.github.mercurius.rules.UpdateException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Checks an update by playing its action or outcome again: the events must be the same.
 *
 * <p>So there is one set of rules, for games and for the views that follow them. What is wrong with an update is said
 * with its number and moment.
 *
 * @param <U> the updates of the game
 * @param <S> its states
 * @param <A> its actions
 * @param <V> what a player may know of it
 */
public abstract class CheckedUpdate<
        U extends AnyUpdate, S extends AnyState<A, V>, A extends AnyAction, V extends AnyView<A>> {
    /** How much of what an update says may be shown, so that there is room for what was expected. */
    private static final int MOST_SHOWN = 500;

    /** How much of a wrong update is said, which may be of any size. */
    private static final int MOST_SAID = 1000;

    /** The update. */
    protected final U update;

    /** An update to be checked. */
    protected CheckedUpdate(U update) {
        this.update = update;
    }

    /** The update as it is if it happens at a table: with the moment there, and who acts. */
    protected abstract U at(AnyTable table);

    /** A state in which what the update tells can happen, for all that a view shows. */
    protected abstract S before(V view);

    /** The action or outcome with what the viewer was not told, as the state has it in which it is played. */
    protected A inFull(A action) {
        return action;
    }

    /** Why an action or outcome cannot come in a state, if it cannot. */
    protected Optional<? extends AnyViolation> violation(S before, A action) {
        return before.check(action);
    }

    /** The state after an action or outcome that can come; its events are told. */
    protected abstract S play(S before, A action, Consumer<AnyEvent> told);

    /** The state after the update, which tells all. */
    public final S after(S state) {
        checkPlace(state.table());
        return update.isNote() ? state : after(state, action(), event -> event);
    }

    /** The view after the update, which tells what its viewer may know. */
    public final V after(V view) {
        checkPlace(view.table());
        if (update.isNote()) {
            return view;
        }
        A action = action();
        S before = before(view);
        OptionalInt viewer = view.viewer();
        if (viewer.isPresent()) {
            int seat = viewer.getAsInt();
            return after(before, inFull(action), event -> event.seenBy(seat)).viewFor(seat);
        }
        return after(before, inFull(action), AnyEvent::seenBySpectator).viewForSpectator();
    }

    /** The state after an action or outcome, of which the viewer has to be told just the events of the update. */
    private S after(S before, A action, UnaryOperator<AnyEvent> seen) {
        violation(before, action).ifPresent(broken -> {
            throw failure(first(), "a legal action (" + broken.rule().id() + ": " + broken.message() + ")");
        });
        List<AnyEvent> happened = new ArrayList<>();
        S after = play(before, action, event -> happened.add(seen.apply(event)));
        Difference.first(happened, List.copyOf(update.events()), AnyEvent::notation)
                .ifPresent(event -> {
                    throw failure("event " + event.index() + ": " + event.found(), event.expected());
                });
        return after;
    }

    /** Refuses an update that cannot come now, as far as the table alone can tell. */
    private void checkPlace(AnyTable table) {
        if (update.isUndo()) {
            String history = "an action: going back takes the history of a SeatGame";
            throw new OutOfStepException(update.number(), message(update, text(first(), history)));
        }
        if (update.events().get(0).facts().get("note") instanceof Note note) {
            checkSeat(note.seat(), table.setup().players());
        } else if (table.isOver()) {
            throw wrong("expected nothing more, as the game is over (END-1)");
        }
        U here = at(table);
        if (!update.equals(here)) {
            throw wrong("expected " + head(here));
        }
    }

    private void checkSeat(int seat, int players) {
        if (seat < 0 || seat >= players) {
            throw wrong("seat: " + seat + ", expected 0 to " + (players - 1));
        }
    }

    @SuppressWarnings("unchecked") // an update tells an action of its own game
    private A action() {
        return (A) update.action().orElseThrow(() -> failure(first(), "first the event of an action or outcome"));
    }

    private String first() {
        return update.events().get(0).notation();
    }

    private UpdateException failure(String given, String expected) {
        return wrong(text(given, expected));
    }

    private static String text(String given, String expected) {
        String shown = given.length() <= MOST_SHOWN ? given : given.substring(0, MOST_SHOWN) + "…";
        return shown + ", expected " + expected;
    }

    /** What to throw for an update that is refused. */
    public final UpdateException wrong(String what) {
        return new UpdateException(update.number(), message(update, what));
    }

    /** Which update is refused, and why. */
    public static String message(AnyUpdate update, String what) {
        return head(update) + ": " + SafeText.of(what, MOST_SAID);
    }

    /** When an update says that it happened, and who acted: {@code update 17 4 TAKE 2}. */
    private static String head(AnyUpdate update) {
        String notation = update.notation();
        return notation.substring(0, notation.indexOf('\n'));
    }
}
