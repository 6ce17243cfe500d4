package io.github.mercurius.webclient.browser;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.JsonEngine;
import io.github.mercurius.json.common.JsonInput;
import java.io.IOException;

/** Stands in for the class of this name that reads and writes JSON with Jackson, which the compiler cannot compile. */
public final class Jackson2 implements JsonEngine {
    /** The only one. */
    public static final JsonEngine ENGINE = new Jackson2();

    private Jackson2() {}

    @Override
    public <T> String write(Codec<T> codec, T value, boolean pretty) throws IOException {
        JsonWriter out = new JsonWriter();
        codec.write(value, out);
        return out.toString();
    }

    @Override
    public <T> T read(Codec<T> codec, String json) throws IOException {
        return new JsonInput(new JsonReader(json)).whole(codec);
    }
}
