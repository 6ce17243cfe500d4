package io.github.mercurius.webclient.browser;

import io.github.mercurius.common.Dictionary;
import io.github.mercurius.common.Words;
import java.util.Locale;

/** Stands in for the class of this name that has the words for notes. */
public final class NoteWords {
    private static final Dictionary ALL = TextBundle.dictionary("common/notes");

    private NoteWords() {}

    /** The words of a language, or English where the library does not speak it. */
    public static Words in(Locale locale) {
        return ALL.in(locale);
    }
}
