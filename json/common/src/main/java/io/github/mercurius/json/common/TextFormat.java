package io.github.mercurius.json.common;

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
    private final Codec<T> codec;

    /** A format. */
    public TextFormat(Codec<T> codec) {
        this.codec = codec;
    }

    /**
     * This format for values of which only a wider type is known.
     *
     * @param type the type of the values; anything else is refused
     * @param <W> the wider type
     */
    @SuppressWarnings("unchecked") // what is read is of the narrower type, and what is written is checked
    public <W> WireFormat<W> widened(Class<?> type) {
        return new TextFormat<>(codec.as(value -> (W) value, value -> (T) checked(type, value)));
    }

    private static Object checked(Class<?> type, Object value) {
        if (!type.isInstance(value)) {
            throw Scalars.notWritable(value.getClass().getName(), type.getName());
        }
        return value;
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

    private String text(T value, boolean pretty) {
        Objects.requireNonNull(value, "value: null, expected a value");
        String json = Jackson2.write(codec.write(value), pretty);
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

    private void checkSize(int size) {
        if (size > MOST_CHARACTERS) {
            throw Refusals.of("", "a larger document", "at most " + MOST_CHARACTERS + " characters", null);
        }
    }
}
