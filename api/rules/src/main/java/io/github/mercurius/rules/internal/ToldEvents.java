package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events of an update: which can be told at once, and how they are written. */
public final class ToldEvents {
    /** Most notations are shorter. */
    private static final int NOTATION_SIZE = 200;

    private ToldEvents() {}

    /** A copy of the events of an update: at least one, and an undo or a note stands alone. */
    public static <E extends AnyEvent> List<E> copy(
            @Nullable Iterable<E> events, String expected, Class<? extends E> undo, Class<? extends E> note) {
        List<E> copy = Arguments.noneNull(events, "events", expected);
        Arguments.that(!copy.isEmpty(), "events", "none", "at least one");
        if (copy.size() > 1) {
            for (E event : copy) {
                if (undo.isInstance(event) || note.isInstance(event)) {
                    throw Arguments.failure("events", event.type() + " among " + copy.size(), "it alone");
                }
            }
        }
        return copy;
    }

    /**
     * The notation of an update: {@code update 17 4 TAKE 2}, then a line for each event.
     *
     * @param none what stands for an optional value that there is not, and for a value without a text
     */
    public static String notation(
            int number, int turn, Object step, Object seat, List<? extends AnyEvent> events, String none) {
        StringBuilder text = new StringBuilder(NOTATION_SIZE);
        text.append("update ").append(number).append(' ').append(turn).append(' ');
        Facts.write(step, text, none);
        Facts.write(seat, text.append(' '), none);
        for (AnyEvent event : events) {
            Facts.write(event.type(), event.facts(), text.append('\n'), none);
        }
        return text.toString();
    }
}
