package io.github.mercurius.json.common;

import java.io.IOException;

/** What a version of Jackson does for the codecs: it writes and reads whole texts. */
public interface JsonEngine {
    /** A value as text. */
    <T> String write(Codec<T> codec, T value, boolean pretty) throws IOException;

    /**
     * The value that a text stands for.
     *
     * @throws RefusedJson if it is no JSON, too deep or long, or not what the codec reads
     */
    <T> T read(Codec<T> codec, String json) throws IOException;
}
