package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.NotWritableException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Numbers, texts, codes, and lists of such. */
public final class Scalars {
    static final String WELL_FORMED = "a text in well-formed Unicode";

    /** {@code true} and {@code false}. */
    public static final Codec<Boolean> BOOLEAN = new Codec<>() {
        @Override
        public Object write(Boolean value) {
            return value;
        }

        @Override
        public Boolean read(JsonInput in) {
            if (in.value() instanceof Boolean value) {
                return value;
            }
            throw in.failure("true or false");
        }
    };

    /** Texts. */
    public static final Codec<String> TEXT = new Codec<>() {
        @Override
        public Object write(String value) {
            return value;
        }

        @Override
        public String read(JsonInput in) {
            if (in.value() instanceof String value) {
                return value;
            }
            throw in.failure("a text");
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
            public Object write(Integer value) {
                checkWritable(value >= lowest && value <= highest, value, expected);
                return value;
            }

            @Override
            public Integer read(JsonInput in) {
                if (in.value() instanceof Integer value && value >= lowest && value <= highest) {
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
            throw new IllegalArgumentException(Refusals.quoted(text) + ", expected 64 hexadecimal digits");
        }
        return text;
    }

    /** A text that can be read again when it is written: well-formed, and no longer than is read. */
    public static String writable(String text) {
        if (text.length() > WireFormat.LONGEST_TEXT) {
            throw notWritable("a text of " + text.length() + " characters", "at most " + WireFormat.LONGEST_TEXT);
        }
        checkWritable(isWellFormed(text), text, WELL_FORMED);
        return text;
    }

    static boolean isWellFormed(String text) {
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
            public @Nullable Object write(Optional<T> value) {
                return value.isPresent() ? codec.write(value.get()) : null;
            }

            @Override
            public Optional<T> read(JsonInput in) {
                return in.value() == null ? Optional.empty() : Optional.of(codec.read(in));
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

    /** Lists of a length from fewest to most. */
    public static <T> Codec<List<T>> list(Codec<T> items, int fewest, int most) {
        return new Codec<>() {
            @Override
            public Object write(List<T> values) {
                int size = values.size();
                checkWritable(size >= fewest && size <= most, size + " items", fewest + " to " + most + " items");
                List<@Nullable Object> array = new ArrayList<>(size);
                for (T value : values) {
                    array.add(items.write(value));
                }
                return array;
            }

            @Override
            public List<T> read(JsonInput in) {
                int size = in.array().size();
                if (size < fewest || size > most) {
                    throw in.failure(size + " items", size < fewest ? "at least " + fewest : "at most " + most);
                }
                List<T> values = new ArrayList<>(size);
                for (int i = 0; i < size; i++) {
                    values.add(items.read(in.at(i)));
                }
                return Collections.unmodifiableList(values);
            }
        };
    }

    static void checkWritable(boolean condition, @Nullable Object value, String expected) {
        if (!condition) {
            throw notWritable(value, expected);
        }
    }

    static NotWritableException notWritable(@Nullable Object value, String expected) {
        return new NotWritableException("cannot be written as JSON: " + value + ", expected " + expected);
    }
}
