package io.github.mercurius.rules.internal;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The line of a position as it is written: the name of its format, then {@code key=value} for each part. */
public final class PositionLine implements PositionParts {
    private final StringBuilder text;

    /** A line that has the name of its format. */
    public PositionLine(String format) {
        text = new StringBuilder(1024).append(format);
    }

    /** A part. */
    public void part(String key, Object value) {
        text.append(' ').append(key).append('=').append(value);
    }

    @Override
    public <T> void part(String key, PositionCode<T> code, @Nullable T usual, T now, Consumer<T> set) {
        if (!now.equals(usual)) {
            part(key, code.write(now));
        }
    }

    /** The line. */
    @Override
    public String toString() {
        return text.toString();
    }
}
