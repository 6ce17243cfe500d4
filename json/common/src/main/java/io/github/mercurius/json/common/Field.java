package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A property of the JSON objects that stand for values of a type.
 *
 * @param <T> what the object stands for
 * @param <V> what the property stands for
 */
public final class Field<T, V> {
    private final SerializedString name;
    private final Function<? super T, ? extends V> getter;
    private final Function<? super T, Codec<V>> writing;
    private final Function<ObjectCodec.Parts, @Nullable Codec<V>> reading;
    private final @Nullable V absent;

    private Field(
            String name,
            Function<? super T, ? extends V> getter,
            Function<? super T, Codec<V>> writing,
            Function<ObjectCodec.Parts, @Nullable Codec<V>> reading,
            @Nullable V absent) {
        this.name = new SerializedString(name);
        this.getter = getter;
        this.writing = writing;
        this.reading = reading;
        this.absent = absent;
    }

    /** A property that every object has. */
    public static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, owner -> codec, parts -> codec, null);
    }

    /** A property that is left out where there is no value. */
    public static <T, V> Field<T, Optional<V>> optional(
            String name, Codec<V> codec, Function<? super T, Optional<V>> getter) {
        Codec<Optional<V>> present = codec.as(Optional::of, Optional::get);
        return new Field<>(name, getter, owner -> present, parts -> present, Optional.empty());
    }

    /** A property that is written as another property of the same object says, which may come later. */
    public static <T, K, V> Field<T, V> by(
            Field<T, K> key,
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter) {
        return new Field<>(
                name,
                getter,
                owner -> codec.apply(key.get(owner)),
                parts -> parts.has(key) ? codec.apply(parts.get(key)) : null,
                null);
    }

    /** The same property of the objects that stand for a narrower type. */
    <S extends T> Field<S, V> narrowed() {
        return new Field<>(name(), getter, writing, reading, absent);
    }

    String name() {
        return name.getValue();
    }

    /** What the property stands for where it is left out; none if it cannot be. */
    @Nullable
    V absent() {
        return absent;
    }

    /** How the property is read, beside properties that were read before; none if it takes more of them. */
    @Nullable
    Codec<V> codec(ObjectCodec.Parts before) {
        return reading.apply(before);
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
        V value = get(owner);
        if (absent == null || !absent.equals(value)) {
            out.writeFieldName(name);
            writing.apply(owner).write(value, out);
        }
    }
}
