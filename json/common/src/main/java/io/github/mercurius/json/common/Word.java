package io.github.mercurius.json.common;

import org.jspecify.annotations.Nullable;

/**
 * A name or a code that comes again and again in JSON, with what a generator keeps of it so that it is escaped once.
 */
public final class Word {
    public final String text;
    public @Nullable Object kept;

    /** A word of which nothing is kept yet. */
    public Word(String text) {
        this.text = text;
    }
}
