package io.github.mercurius.json;

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
 * How values of one type are written as JSON, and read back.
 *
 * <p>Writing is canonical: equal values give the same text on every platform, without spaces, properties in a fixed
 * order. Reading is strict: what is not exactly a value of this format is refused with a {@link MercuriusJsonException}
 * that says where and why. Codes and the names of properties are taken as they are written here, without escapes. Bytes
 * are UTF-8, without a byte order mark.
 *
 * <p>Input may have {@value #MOST_CHARACTERS} characters (or bytes), nest {@value #DEEPEST} deep, and hold texts of
 * {@value #LONGEST_TEXT} characters, names and numbers of {@value #LONGEST_NAME}; more than that is refused before it
 * costs anything. Streams are read to their end, and neither flushed nor closed. This class is immutable and
 * thread-safe.
 *
 * @param <T> the type of the values
 */
public final class WireFormat<T> {
    /** How many characters or bytes an input may have. */
    public static final int MOST_CHARACTERS = 1 << 20;

    /** How deep arrays and objects may nest in an input. */
    public static final int DEEPEST = 16;

    /** How many characters a text may have in an input: room for a position. */
    public static final int LONGEST_TEXT = 4096;

    /** How many characters the name of a property or a number may have in an input. */
    public static final int LONGEST_NAME = 256;

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

    WireFormat(Codec<T> codec) {
        this.codec = codec;
    }

    /**
     * The canonical JSON of a value.
     *
     * @throws IllegalArgumentException if the value holds what no game can have, and what could not be read back
     */
    public String write(T value) {
        return text(value, null);
    }

    /** The canonical JSON of a value, in UTF-8. */
    public byte[] writeBytes(T value) {
        return write(value).getBytes(StandardCharsets.UTF_8);
    }

    /** Writes the canonical JSON of a value. */
    public void write(T value, Writer out) throws IOException {
        out.write(write(value));
    }

    /** Writes the canonical JSON of a value, in UTF-8. */
    public void write(T value, OutputStream out) throws IOException {
        out.write(writeBytes(value));
    }

    /** The JSON of a value with line breaks and spaces, for people to read. */
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

    /**
     * The value that a JSON text stands for.
     *
     * @throws MercuriusJsonException if the text is not exactly that of a value of this format
     */
    public T read(String json) {
        checkSize(Objects.requireNonNull(json, "json: null, expected a text").length());
        try (JsonParser parser = FACTORY.createParser(json)) {
            return read(new JsonInput(parser, Writing.in(json)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The value that a JSON text in UTF-8 stands for.
     *
     * @throws MercuriusJsonException if the text is not exactly that of a value of this format
     */
    public T read(byte[] json) {
        checkSize(Objects.requireNonNull(json, "json: null, expected bytes").length);
        try {
            return read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(json))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new MercuriusJsonException("", "bytes that are not UTF-8", "UTF-8");
        }
    }

    /**
     * The value that a JSON text stands for, read to the end of the text.
     *
     * @throws MercuriusJsonException if the text is not exactly that of a value of this format
     */
    public T read(Reader json) throws IOException {
        Objects.requireNonNull(json, "json: null, expected a reader");
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[8192];
        for (int read = 0; read >= 0 && text.length() <= MOST_CHARACTERS; read = json.read(buffer)) {
            text.append(buffer, 0, read);
        }
        return read(text.toString());
    }

    /**
     * The value that a JSON text in UTF-8 stands for, read to the end of the stream.
     *
     * @throws MercuriusJsonException if the text is not exactly that of a value of this format
     */
    public T read(InputStream json) throws IOException {
        Objects.requireNonNull(json, "json: null, expected a stream");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        for (int read = 0; read >= 0 && bytes.size() <= MOST_CHARACTERS; read = json.read(buffer)) {
            bytes.write(buffer, 0, read);
        }
        return read(bytes.toByteArray());
    }

    private static void checkSize(int size) {
        if (size > MOST_CHARACTERS) {
            throw new MercuriusJsonException("", "a larger document", "at most " + MOST_CHARACTERS + " characters");
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
