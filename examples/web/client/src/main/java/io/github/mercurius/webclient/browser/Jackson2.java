package io.github.mercurius.webclient.browser;

import io.github.mercurius.webclient.Json;
import org.jspecify.annotations.Nullable;

/** Stands in for the class of this name that writes and reads JSON with Jackson, which the compiler cannot compile. */
public final class Jackson2 {
    private Jackson2() {}

    /** The text of a value, never pretty. */
    public static String write(@Nullable Object value, boolean pretty) {
        return Json.of(value);
    }

    /** The value that a text stands for. */
    public static @Nullable Object read(String json) {
        return new JsonReader(json).document();
    }
}
