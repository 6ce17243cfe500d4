package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A property of the JSON objects that stand for values of a type.
 *
 * @param <T> what the object stands for
 * @param <V> what the property stands for
 */
final class Field<T, V> {
    private final SerializedString name;
    private final Codec<V> codec;
    private final Function<? super T, ? extends V> getter;

    private Field(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        this.name = new SerializedString(name);
        this.codec = codec;
        this.getter = getter;
    }

    static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(name, codec, getter);
    }

    String name() {
        return name.getValue();
    }

    Codec<V> codec() {
        return codec;
    }

    V get(T owner) {
        return getter.apply(owner);
    }

    /** The name of the next property of an object in which this one comes next as a rule, or none. */
    @Nullable
    String next(JsonInput in) throws IOException {
        return in.nextName(name);
    }

    void write(T owner, JsonGenerator out) throws IOException {
        out.writeFieldName(name);
        codec.write(get(owner), out);
    }
}
