package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.NotWritableException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Numbers, texts, codes, and lists of such. */
public final class Scalars {
    static final String WELL_FORMED = "a text in well-formed Unicode";

    /** {@code true} and {@code false}. */
    public static final Codec<Boolean> BOOLEAN =
            Codec.of((value, out) -> out.value(value), in -> in.as(Boolean.class, "true or false"));

    /** Texts. */
    public static final Codec<String> TEXT =
            Codec.of((value, out) -> out.value(writable(value)), in -> in.as(String.class, "a text"));

    private static final Pattern HASH_DIGITS = Pattern.compile("[0-9a-f]{64}");

    /** 32 bytes in hexadecimal digits. */
    public static final Codec<String> HASH = checked(Scalars::checkHash);

    /** Whole numbers from 0 on. */
    public static final Codec<Integer> COUNT = whole(0, Integer.MAX_VALUE);

    private Scalars() {}

    /** Whole numbers of a range. */
    public static Codec<Integer> whole(int lowest, int highest) {
        String expected = "a whole number from " + lowest + " to " + highest;
        return Codec.of(
                (value, out) -> {
                    checkWritable(value >= lowest && value <= highest, value, expected);
                    out.value(value);
                },
                in -> {
                    int value = in.as(Integer.class, expected);
                    if (value < lowest || value > highest) {
                        throw in.failure(expected);
                    }
                    return value;
                });
    }

    /** Texts that this function does not refuse. */
    public static Codec<String> checked(Consumer<String> check) {
        return TEXT.as(
                text -> {
                    check.accept(text);
                    return text;
                },
                text -> text);
    }

    private static void checkHash(String text) {
        if (!HASH_DIGITS.matcher(text).matches()) {
            throw new IllegalArgumentException(Refusals.quoted(text) + ", expected 64 hexadecimal digits");
        }
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
        return Codec.of(
                (value, out) -> {
                    if (value.isPresent()) {
                        codec.write(value.get(), out);
                    } else {
                        out.value(null);
                    }
                },
                in -> in.value() == null ? Optional.empty() : Optional.of(codec.read(in)));
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
        return Codec.of(
                (values, out) -> {
                    int size = values.size();
                    if (size < fewest || size > most) {
                        throw notWritable(size + " items", fewest + " to " + most + " items");
                    }
                    out.startArray();
                    for (T value : values) {
                        items.write(value, out);
                    }
                    out.endArray();
                },
                in -> {
                    int size = in.array().size();
                    if (size < fewest || size > most) {
                        throw in.failure(size + " items", size < fewest ? "at least " + fewest : "at most " + most);
                    }
                    List<T> values = new ArrayList<>(size);
                    for (int i = 0; i < size; i++) {
                        values.add(items.read(in.at(i)));
                    }
                    return Collections.unmodifiableList(values);
                });
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
