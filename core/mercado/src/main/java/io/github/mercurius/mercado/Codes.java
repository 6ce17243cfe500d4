package io.github.mercurius.mercado;

import io.github.mercurius.rules.Note;
import java.util.Optional;
import java.util.OptionalInt;

/** The facts of an event that are neither numbers nor lists, as the notation has them. */
final class Codes {
    private static final String NONE = "-";

    private Codes() {}

    static void write(Object fact, StringBuilder text) {
        if (fact instanceof Standing standing) {
            text.append(standing.place())
                    .append(':')
                    .append(standing.seat())
                    .append(':')
                    .append(standing.score());
        } else if (fact instanceof Note note) {
            text.append(note.notation());
        } else if (fact instanceof OptionalInt optional) {
            text.append(optional.isPresent() ? Integer.toString(optional.getAsInt()) : NONE);
        } else if (fact instanceof Optional<?> optional) {
            text.append(optional.isPresent() ? optional.get() : NONE);
        } else {
            text.append(fact instanceof Coins coins && coins.isEmpty() ? NONE : fact);
        }
    }
}
