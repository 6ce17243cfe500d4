package io.github.mercurius.json.common;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A name or a code, which is written again and again: an output can keep it as it is escaped. Thread-safe. */
public final class Word {
    private final String text;
    private volatile @Nullable Object escaped;

    /** A word. */
    public Word(String text) {
        this.text = text;
    }

    /** The word itself. */
    public String text() {
        return text;
    }

    /** What an output makes of it, made once for the output that asked last. */
    public <E> E escaped(Class<E> type, Function<String, E> escape) {
        Object known = escaped;
        if (type.isInstance(known)) {
            return type.cast(known);
        }
        E made = escape.apply(text);
        escaped = made;
        return made;
    }
}
