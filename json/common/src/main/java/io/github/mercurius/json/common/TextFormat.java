package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.github.mercurius.rules.json.WireFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Values of one type as texts and bytes: canonical in writing, strict in reading, and with limits.
 *
 * @param <T> the type of the values
 */
public final class TextFormat<T> implements WireFormat<T> {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            // Names that hostile documents make up stay in a table of limited size, and do no harm if they collide.
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_TEXT)
                    .maxNameLength(LONGEST_NAME)
                    .maxNumberLength(LONGEST_NAME)
                    .build())
            .build();

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
            throw new IllegalArgumentException(
                    "cannot be written as JSON: " + value.getClass().getName() + ", expected " + type.getName());
        }
        return value;
    }

    @Override
    public String write(T value) {
        return text(value, null);
    }

    @Override
    public byte[] writeBytes(T value) {
        return write(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void write(T value, Writer out) throws IOException {
        out.write(write(value));
    }

    @Override
    public void write(T value, OutputStream out) throws IOException {
        out.write(writeBytes(value));
    }

    @Override
    public String writePretty(T value) {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        return text(value, new DefaultPrettyPrinter().withObjectIndenter(indenter));
    }

    private String text(T value, @Nullable PrettyPrinter printer) {
        Objects.requireNonNull(value, "value: null, expected a value");
        try (SegmentedStringWriter written = new SegmentedStringWriter(FACTORY._getBufferRecycler())) {
            try (JsonGenerator out = FACTORY.createGenerator(written)) {
                out.setPrettyPrinter(printer);
                codec.write(value, out);
            }
            String json = written.getAndClear();
            if (json.length() > MOST_CHARACTERS) {
                throw new IllegalArgumentException("cannot be written as JSON: " + json.length()
                        + " characters, expected at most " + MOST_CHARACTERS);
            }
            return json;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public T read(String json) {
        checkSize(Objects.requireNonNull(json, "json: null, expected a text").length());
        try (JsonParser parser = FACTORY.createParser(json)) {
            return read(new JsonInput(parser, Writing.in(json)));
        } catch (RefusedJson refused) {
            throw refused.toException();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
            throw new RefusedJson("", "bytes that are not UTF-8", "UTF-8", null).toException();
        }
    }

    @Override
    public T read(Reader json) throws IOException {
        Objects.requireNonNull(json, "json: null, expected a reader");
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[8192];
        for (int read = 0; read >= 0 && text.length() <= MOST_CHARACTERS; read = json.read(buffer)) {
            text.append(buffer, 0, read);
        }
        return read(text.toString());
    }

    @Override
    public T read(InputStream json) throws IOException {
        Objects.requireNonNull(json, "json: null, expected a stream");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        for (int read = 0; read >= 0 && bytes.size() <= MOST_CHARACTERS; read = json.read(buffer)) {
            bytes.write(buffer, 0, read);
        }
        return read(bytes.toByteArray());
    }

    private void checkSize(int size) {
        if (size > MOST_CHARACTERS) {
            throw new RefusedJson("", "a larger document", "at most " + MOST_CHARACTERS + " characters", null)
                    .toException();
        }
    }

    private T read(JsonInput in) throws IOException {
        try {
            in.nextToken();
            T value = codec.read(in);
            if (in.nextToken() != null) {
                throw in.failure("the end of the document");
            }
            return value;
        } catch (StreamConstraintsException exceeded) {
            throw in.failure(
                    "too much" + place(exceeded),
                    "at most " + DEEPEST + " levels, texts of at most " + LONGEST_TEXT
                            + " characters, names and numbers of at most " + LONGEST_NAME);
        } catch (JsonProcessingException malformed) {
            throw in.failure("malformed JSON" + place(malformed), "well-formed JSON");
        }
    }

    private static String place(JsonProcessingException exception) {
        JsonLocation location = exception.getLocation();
        return location == null ? "" : " in line " + location.getLineNr() + ", column " + location.getColumnNr();
    }
}
