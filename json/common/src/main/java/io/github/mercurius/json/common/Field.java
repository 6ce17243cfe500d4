package io.github.mercurius.json.common;

import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A property of the JSON objects that stand for values of a type.
 *
 * @param <T> what the object stands for
 * @param <V> what the property stands for
 */
public final class Field<T, V> {
    private final String name;
    private final Function<? super T, ? extends V> getter;
    private final Function<? super T, Codec<V>> writing;
    private final Function<ObjectCodec.Parts, Codec<V>> reading;
    private final @Nullable V absent;

    private Field(
            String name,
            Function<? super T, ? extends V> getter,
            Function<? super T, Codec<V>> writing,
            Function<ObjectCodec.Parts, Codec<V>> reading,
            @Nullable V absent) {
        this.name = name;
        this.getter = getter;
        this.writing = writing;
        this.reading = reading;
        this.absent = absent;
    }

    /** A property that every object has. */
    public static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, owner -> codec, parts -> codec, null);
    }

    /** This property, left out where it stands for one value. */
    public Field<T, V> leftOut(V where) {
        return new Field<>(name, getter, writing, reading, where);
    }

    /** A property that is written as another property says, which stands before it among those of the object. */
    public static <T, K, V> Field<T, V> by(
            Field<T, K> key,
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter) {
        return new Field<>(
                name, getter, owner -> codec.apply(key.get(owner)), parts -> codec.apply(parts.get(key)), null);
    }

    String name() {
        return name;
    }

    /** What the property stands for where it is left out; none if it cannot be. */
    @Nullable
    V absent() {
        return absent;
    }

    V get(T owner) {
        return getter.apply(owner);
    }

    void write(T owner, Map<String, @Nullable Object> object) {
        V value = get(owner);
        if (absent == null || !absent.equals(value)) {
            object.put(name, writing.apply(owner).write(value));
        }
    }

    /** What the property stands for, of an object of which others were read before. */
    V read(JsonInput in, ObjectCodec.Parts before) {
        return reading.apply(before).read(in);
    }
}
