package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A property of the JSON objects that stand for values of a type.
 *
 * @param key its name
 * @param absent what it stands for where it is left out; null if it cannot be
 * @param isDerived whether it follows from the others: refused if it says something else
 * @param <T> what the object stands for
 * @param <V> what the property stands for
 */
public record Field<T, V>(
        Word key,
        Function<? super T, ? extends V> getter,
        Function<? super T, Codec<V>> writing,
        Function<ObjectCodec.Parts, Codec<V>> reading,
        @Nullable V absent,
        boolean isDerived) {
    /** A property that every object has. */
    public static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(new Word(name), getter, owner -> codec, parts -> codec, null, false);
    }

    /** A property that is written as another property says, which stands before it among those of the object. */
    public static <T, K, V> Field<T, V> by(
            Field<T, K> key,
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter) {
        return new Field<>(
                new Word(name),
                getter,
                owner -> codec.apply(key.getter.apply(owner)),
                parts -> codec.apply(parts.get(key)),
                null,
                false);
    }

    /** A property that always has the same text. */
    static <T> Field<T, String> constant(String name, String text) {
        return of(name, Scalars.constant(text), owner -> text);
    }

    /** This property, left out where it stands for one value. */
    public Field<T, V> leftOut(V where) {
        return new Field<>(key, getter, writing, reading, where, isDerived);
    }

    /** This property, which follows from the others. */
    public Field<T, V> derived() {
        return new Field<>(key, getter, writing, reading, absent, true);
    }

    String name() {
        return key.text();
    }

    void write(T owner, JsonOutput out) throws IOException {
        V value = getter.apply(owner);
        if (absent == null || !absent.equals(value)) {
            out.name(key);
            writing.apply(owner).write(value, out);
        }
    }
}
