package io.github.mercurius.rules;

import java.io.Serializable;
import java.util.Locale;

/** A rule of a game by its number. */
public interface AnyRule extends Serializable {
    /** The name of the constant: each game has an enum of its rules. */
    String name();

    /** The number of the rule as texts cite it: that of the constant {@code TRD_5} is {@code TRD-5}. */
    default String id() {
        return name().replace('_', '-');
    }

    /** The rule in an English sentence. */
    default String text() {
        return text(Locale.ENGLISH);
    }

    /** The rule in a sentence of a language; English for languages that are not in {@link Languages}. */
    String text(Locale locale);
}
