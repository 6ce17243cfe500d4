package io.github.mercurius.common;

import io.github.mercurius.rules.Note;
import java.util.Locale;
import java.util.function.IntFunction;

/** Says in a language what a note says. */
public final class NoteTexts {
    private NoteTexts() {}

    /**
     * A note in a clause.
     *
     * @param names how the players are called
     */
    public static String tell(Note note, Locale locale, IntFunction<String> names) {
        Words texts = NoteWords.in(locale);
        if (note instanceof Note.PlayedFor played) {
            String key = "playedFor." + played.by() + "." + played.reason();
            return texts.fill(key, Facts.of("seat", names.apply(played.seat())));
        }
        if (note instanceof Note.Left left) {
            return texts.fill("left." + left.by(), Facts.of("seat", names.apply(left.seat())));
        }
        if (note instanceof Note.Returned returned) {
            return texts.fill("returned", Facts.of("seat", names.apply(returned.seat())));
        }
        Note.Tag tag = (Note.Tag) note;
        return texts.fill("tag", Facts.of("name", tag.name(), "value", tag.value()));
    }
}
