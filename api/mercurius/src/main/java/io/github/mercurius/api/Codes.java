package io.github.mercurius.api;

import io.github.mercurius.rules.Note;
import java.util.Optional;

/** The facts of an event that are neither numbers nor lists, as the notation has them. */
final class Codes {
    private Codes() {}

    static void write(Object fact, StringBuilder text) {
        if (fact instanceof Optional<?> optional) {
            optional.ifPresent(one -> write(one, text));
        } else if (fact instanceof Standing standing) {
            text.append(standing.place())
                    .append(':')
                    .append(standing.seat())
                    .append(':')
                    .append(standing.score());
        } else if (fact instanceof Note note) {
            text.append(note.notation());
        } else {
            text.append(fact);
        }
    }
}
