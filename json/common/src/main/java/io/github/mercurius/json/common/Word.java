package io.github.mercurius.json.common;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A name or a code, with the form in which each version of Jackson writes it fastest. */
public final class Word {
    private final String text;
    // The forms are immutable: who sees none makes an equal one.
    private final @Nullable Object[] forms = new Object[2];

    /** A name or a code. */
    public Word(String text) {
        this.text = text;
    }

    /** The word as it is. */
    public String text() {
        return text;
    }

    /**
     * The form of this word in a version of Jackson.
     *
     * @param version 0 or 1, a number that no other version uses
     * @param maker makes it, the first time
     */
    public Object form(int version, Function<String, ?> maker) {
        Object form = forms[version];
        if (form == null) {
            form = maker.apply(text);
            forms[version] = form;
        }
        return form;
    }

    @Override
    public String toString() {
        return text;
    }
}
