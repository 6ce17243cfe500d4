package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Note;
import java.util.List;

/**
 * An update as it is checked: what is wrong with it is said with its number and moment.
 *
 * @param <U> the updates of the game
 */
public abstract class CheckedUpdate<U extends AnyUpdate> {
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

    /** When the update says that it happened: {@code turn 3, step TAKE}. */
    protected abstract String moment();

    /** Refuses a note of a seat that there is not. */
    protected final void checkPlace(Note note, AnyTable table) {
        try {
            Seats.check(note.seat(), table.setup().players());
        } catch (IllegalArgumentException impossible) {
            throw wrong(String.valueOf(impossible.getMessage()));
        }
    }

    /** Refuses the update if another one was to come. */
    protected final void checkIs(U expected) {
        if (!update.equals(expected)) {
            throw wrong(update.notation() + ", expected " + expected.notation());
        }
    }

    /** What to throw where the action of the update is not legal. */
    protected final IllegalArgumentException notLegal(AnyViolation violation) {
        return failure("a legal action (" + violation.rule().id() + ": " + violation.message() + ")");
    }

    /** Refuses the update if other events happened than it says. */
    protected final <E extends AnyEvent> void compare(List<E> happened, List<E> told) {
        Difference.first(happened, told, AnyEvent::notation).ifPresent(event -> {
            throw failure("event " + event.index() + ": " + event.found(), event.expected());
        });
    }

    /** What to throw where the first event should be another one. */
    protected final IllegalArgumentException failure(String expected) {
        return failure(update.events().get(0).notation(), expected);
    }

    /** What to throw where something else was expected. */
    protected final IllegalArgumentException failure(String given, String expected) {
        String shown = given.length() <= MOST_SHOWN ? given : given.substring(0, MOST_SHOWN) + "…";
        return wrong(shown + ", expected " + expected);
    }

    /** What to throw for an update that is refused: says which one, and why. */
    public final IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(
                "update " + update.number() + " (" + moment() + "): " + SafeText.of(what, MOST_SAID));
    }
}
