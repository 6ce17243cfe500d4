package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyRule;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values of which each has a code, written as that text. */
public final class Codes<T> implements Codec<T> {
    private final Map<String, T> byCode = new LinkedHashMap<>();
    // asked for each token and card that is written: faster than a function that looks at what it is given
    private final Map<T, Word> codes = new HashMap<>();

    /** These values, each with the code that the function gives. */
    public Codes(List<? extends T> values, Function<? super T, String> code) {
        values.forEach(value -> {
            byCode.put(code.apply(value), value);
            codes.put(value, new Word(code.apply(value)));
        });
    }

    /** Values by their texts, such as the constants of an enum; rules by their numbers. */
    public static <T> Codes<T> of(T[] values) {
        return new Codes<>(Arrays.asList(values), it -> it instanceof AnyRule rule ? rule.id() : it.toString());
    }

    /** What a code stands for, or nothing. */
    @Nullable
    public T find(String text) {
        return byCode.get(text);
    }

    /** What a message says of the codes that there are. */
    public String expected() {
        return (byCode.size() == 1 ? "" : "one of ") + String.join(", ", byCode.keySet());
    }

    /** The code of a value. */
    public String code(T value) {
        return written(value).text();
    }

    private Word written(T value) {
        Word text = codes.get(value);
        if (text == null) {
            throw Scalars.notWritable(value, expected());
        }
        return text;
    }

    @Override
    public void write(T value, JsonOutput out) throws IOException {
        out.text(written(value));
    }

    @Override
    public T read(JsonInput in) {
        T value = in.value() instanceof String text ? byCode.get(text) : null;
        if (value == null) {
            throw in.failure(expected());
        }
        return value;
    }
}
