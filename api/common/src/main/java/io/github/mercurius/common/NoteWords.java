package io.github.mercurius.common;

import java.util.Locale;
import java.util.ResourceBundle;

/** The words for notes in each language. */
final class NoteWords {
    private static final Dictionary ALL =
            new Dictionary(locale -> ResourceBundle.getBundle("io.github.mercurius.common.notes", locale));

    private NoteWords() {}

    /** The words of a language, or English where the library does not speak it. */
    static Words in(Locale locale) {
        return ALL.in(locale);
    }
}
