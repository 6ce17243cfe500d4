package io.github.mercurius.json.common;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.json.jackson2.Jackson2;
import io.github.mercurius.rules.json.WireFormat;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Values of one type as texts and bytes: canonical in writing, strict in reading, and with limits.
 *
 * @param <T> the type of the values
 */
public final class TextFormat<T> implements WireFormat<T> {
    private static final String NOTHING = "value: null, expected a value";

    private final Codec<T> codec;

    /** A format. */
    public TextFormat(Codec<T> codec) {
        this.codec = codec;
    }

    @Override
    public String write(T value) {
        return text(value, false);
    }

    @Override
    public byte[] writeBytes(T value) {
        return write(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String writePretty(T value) {
        return text(value, true);
    }

    @Override
    public JsonNode writeTree(T value) {
        return Jackson2.tree(codec, Objects.requireNonNull(value, NOTHING));
    }

    private String text(T value, boolean pretty) {
        String json = Jackson2.write(codec, Objects.requireNonNull(value, NOTHING), pretty);
        if (json.length() > MOST_CHARACTERS) {
            throw Scalars.notWritable(json.length() + " characters", "at most " + MOST_CHARACTERS);
        }
        return json;
    }

    @Override
    public T read(String json) {
        checkSize(Objects.requireNonNull(json, "json: null, expected a text").length());
        return codec.read(new JsonInput(Jackson2.read(json), ""));
    }

    @Override
    public T read(byte[] json) {
        checkSize(Objects.requireNonNull(json, "json: null, expected bytes").length);
        try {
            return read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(json))
                    .toString());
        } catch (CharacterCodingException e) {
            throw Refusals.of("", "bytes that are not UTF-8", "UTF-8", null);
        }
    }

    @Override
    public T readTree(JsonNode tree) {
        return codec.read(
                new JsonInput(Jackson2.read(Objects.requireNonNull(tree, "tree: null, expected a tree")), ""));
    }

    private void checkSize(int size) {
        if (size > MOST_CHARACTERS) {
            throw Refusals.of("", "a larger document", "at most " + MOST_CHARACTERS + " characters", null);
        }
    }
}
