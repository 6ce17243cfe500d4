package io.github.mercurius.json.common;

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
    private final Map<T, Word> written = new HashMap<>();
    // The constants of an enum are found by their numbers.
    private final T[] values;
    private final Word[] texts;
    private final CodeTable<T> table;
    private final Function<? super T, String> code;

    /** These values, each with the code that the function gives. */
    @SuppressWarnings("unchecked") // there are no generic arrays
    public Codes(List<? extends T> values, Function<? super T, String> code) {
        this.code = code;
        this.values = (T[]) values.toArray();
        texts = new Word[this.values.length];
        for (int i = 0; i < texts.length; i++) {
            T value = this.values[i];
            texts[i] = new Word(code.apply(value));
            byCode.put(code.apply(value), value);
            written.put(value, texts[i]);
        }
        table = new CodeTable<>(byCode);
    }

    /** The constants of an enum, by their names. */
    public static <E extends Enum<E>> Codes<E> names(E[] constants) {
        return new Codes<>(Arrays.asList(constants), Enum::name);
    }

    /** The code of a value. */
    public String code(T value) {
        return code.apply(value);
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

    @Override
    public void write(T value, JsonOutput out) throws IOException {
        Word text = text(value);
        if (text == null) {
            throw new IllegalArgumentException("cannot be written as JSON: " + value + ", expected " + expected());
        }
        out.text(text);
    }

    private @Nullable Word text(T value) {
        int number = value instanceof Enum<?> constant ? constant.ordinal() : texts.length;
        return number < texts.length && values[number] == value ? texts[number] : written.get(value);
    }

    @Override
    public T read(JsonInput in) throws IOException {
        T value = in.code(table);
        if (value == null) {
            throw in.failure(expected());
        }
        return value;
    }
}
