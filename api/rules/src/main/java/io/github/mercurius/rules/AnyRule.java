package io.github.mercurius.rules;

import java.io.Serializable;
import java.util.Locale;

/** A rule of a game by its number. */
public interface AnyRule extends Serializable {
    /** The number of the rule as texts cite it, such as {@code TRD-5}. */
    String id();

    /** The rule in an English sentence. */
    default String text() {
        return text(Locale.ENGLISH);
    }

    /** The rule in a sentence of a language; English for languages that are not in {@link Languages}. */
    String text(Locale locale);
}
