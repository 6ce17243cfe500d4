package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Numbers, texts, codes, and lists of such. */
public final class Scalars {
    private static final String WELL_FORMED = "a text in well-formed Unicode";

    /** {@code true} and {@code false}. */
    public static final Codec<Boolean> BOOLEAN = new Codec<>() {
        @Override
        public void write(Boolean value, JsonOutput out) throws IOException {
            out.truth(value);
        }

        @Override
        public Boolean read(JsonInput in) throws IOException {
            Token token = in.token();
            if (token != Token.TRUE && token != Token.FALSE) {
                throw in.failure("true or false");
            }
            return token == Token.TRUE;
        }
    };

    /** Texts that are well-formed Unicode. */
    public static final Codec<String> TEXT = new Codec<>() {
        @Override
        public void write(String value, JsonOutput out) throws IOException {
            checkWellFormed(value);
            out.text(value);
        }

        @Override
        public String read(JsonInput in) throws IOException {
            in.expect(Token.TEXT, "a text");
            String value = in.tokens().text();
            if (!isWellFormed(value)) {
                throw in.failure("half of a surrogate pair", WELL_FORMED);
            }
            return value;
        }
    };

    /** 32 bytes in hexadecimal digits. */
    public static final Codec<String> HASH = TEXT.as(Scalars::hash, text -> text);

    /** Whole numbers from 0 on. */
    public static final Codec<Integer> COUNT = whole(0, Integer.MAX_VALUE);

    private Scalars() {}

    /** Whole numbers of a range. */
    public static Codec<Integer> whole(int lowest, int highest) {
        String expected = "a whole number from " + lowest + " to " + highest;
        return new Codec<>() {
            @Override
            public void write(Integer value, JsonOutput out) throws IOException {
                checkWritable(value >= lowest && value <= highest, value, expected);
                out.number(value);
            }

            @Override
            public Integer read(JsonInput in) throws IOException {
                in.expect(Token.WHOLE_NUMBER, expected);
                if (in.tokens().number() instanceof Integer value && value >= lowest && value <= highest) {
                    return value;
                }
                throw in.failure(expected);
            }
        };
    }

    private static String hash(String text) {
        boolean hexadecimal = text.length() == 64;
        for (int i = 0; i < text.length() && hexadecimal; i++) {
            char digit = text.charAt(i);
            hexadecimal = (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
        }
        if (!hexadecimal) {
            throw new IllegalArgumentException(JsonInput.quoted(text) + ", expected 64 hexadecimal digits");
        }
        return text;
    }

    static void checkWellFormed(String text) {
        checkWritable(isWellFormed(text), text, WELL_FORMED);
    }

    private static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return text.codePoints().noneMatch(point -> Character.getType(point) == Character.SURROGATE);
            }
        }
        return true;
    }

    /** One text and no other. */
    public static Codec<String> constant(String text) {
        return new Codes<>(List.of(text), Function.identity());
    }

    /** Values that can be missing: null. */
    public static <T> Codec<Optional<T>> orNull(Codec<T> codec) {
        return new Codec<>() {
            @Override
            public void write(Optional<T> value, JsonOutput out) throws IOException {
                if (value.isPresent()) {
                    codec.write(value.get(), out);
                } else {
                    out.none();
                }
            }

            @Override
            public Optional<T> read(JsonInput in) throws IOException {
                return in.token() == Token.NULL ? Optional.empty() : Optional.of(codec.read(in));
            }
        };
    }

    /** Whole numbers that can be missing: null. */
    public static Codec<OptionalInt> orNoNumber(Codec<Integer> number) {
        return orNull(number)
                .as(
                        value -> value.isPresent() ? OptionalInt.of(value.get()) : OptionalInt.empty(),
                        value -> value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty());
    }

    /** Lists of any length. */
    public static <T> Codec<List<T>> list(Codec<T> items) {
        return list(items, 0, Integer.MAX_VALUE);
    }

    /** Lists of codes, of any length. */
    public static <T> Codec<List<T>> list(Codes<T> items) {
        return new CodeList<>(items);
    }

    /** Lists of a length from fewest to most. */
    public static <T> Codec<List<T>> list(Codec<T> items, int fewest, int most) {
        String expected = fewest + " to " + most + " items";
        return new Codec<>() {
            @Override
            public void write(List<T> values, JsonOutput out) throws IOException {
                checkWritable(values.size() >= fewest && values.size() <= most, values, expected);
                out.startArray();
                for (int i = 0; i < values.size(); i++) {
                    items.write(values.get(i), out);
                }
                out.endArray();
            }

            @Override
            public List<T> read(JsonInput in) throws IOException {
                in.expect(Token.START_ARRAY, "an array");
                List<T> values = new ArrayList<>();
                while (in.nextToken() != Token.END_ARRAY) {
                    if (values.size() == most) {
                        throw in.failure("too many items", "at most " + most);
                    }
                    values.add(items.read(in));
                }
                if (values.size() < fewest) {
                    throw in.failure(values.size() + " items", "at least " + fewest);
                }
                return Collections.unmodifiableList(values);
            }
        };
    }

    static void checkWritable(boolean condition, @Nullable Object value, String expected) {
        if (!condition) {
            throw new IllegalArgumentException("cannot be written as JSON: " + value + ", expected " + expected);
        }
    }
}
