package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values of which each has a code, written as that text. */
public final class Codes<T> implements Codec<T> {
    private final Map<String, T> byCode = new LinkedHashMap<>();
    private final Map<T, SerializedString> written = new HashMap<>();
    // The constants of an enum are found by their numbers.
    private final T[] values;
    private final SerializedString[] texts;
    private final CodeTable<T> table;
    private final Function<? super T, String> code;

    /** These values, each with the code that the function gives. */
    @SuppressWarnings("unchecked") // there are no generic arrays
    public Codes(List<? extends T> values, Function<? super T, String> code) {
        this.code = code;
        this.values = (T[]) values.toArray();
        texts = new SerializedString[this.values.length];
        for (int i = 0; i < texts.length; i++) {
            T value = this.values[i];
            texts[i] = new SerializedString(code.apply(value));
            byCode.put(code.apply(value), value);
            written.put(value, texts[i]);
        }
        table = new CodeTable<>(byCode);
    }

    String code(T value) {
        return code.apply(value);
    }

    @Nullable
    T find(String text) {
        return byCode.get(text);
    }

    /** What a message says of the codes that there are. */
    String expected() {
        return (byCode.size() == 1 ? "" : "one of ") + String.join(", ", byCode.keySet());
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        SerializedString text = text(value);
        if (text == null) {
            throw new IllegalArgumentException("cannot be written as JSON: " + value + ", expected " + expected());
        }
        out.writeString(text);
    }

    private @Nullable SerializedString text(T value) {
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
