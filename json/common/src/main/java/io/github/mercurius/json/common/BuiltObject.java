package io.github.mercurius.json.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * JSON objects whose properties are set one after the other, in a builder that begins with the first of them.
 *
 * @param <T> what the objects stand for
 * @param <K> what the first property stands for, on which the codecs of others may depend
 * @param <B> the builder, or an immutable value of which each property gives another
 */
public final class BuiltObject<T, K, B> {
    private final Field<T, K> first;
    private final List<Field<T, ?>> fields = new ArrayList<>();
    private Function<ObjectCodec.Parts, B> built;

    private BuiltObject(Field<T, K> first, Function<? super K, ? extends B> start) {
        this.first = first;
        built = parts -> start.apply(parts.get(first));
        fields.add(first);
    }

    /** Objects with one property, of which a builder is made. */
    public static <T, K, B> BuiltObject<T, K, B> of(
            String name,
            Codec<K> codec,
            Function<? super T, ? extends K> getter,
            Function<? super K, ? extends B> start) {
        return new BuiltObject<>(Field.of(name, codec, getter), start);
    }

    /** Adds a property. */
    public <V> BuiltObject<T, K, B> with(
            String name,
            Codec<V> codec,
            Function<? super T, ? extends V> getter,
            BiFunction<B, V, ? extends B> setter) {
        return with(Field.of(name, codec, getter), setter);
    }

    /** Adds a property that is written as the first one says. */
    public <V> BuiltObject<T, K, B> by(
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter,
            BiFunction<B, V, ? extends B> setter) {
        return with(Field.by(first, name, codec, getter), setter);
    }

    /** Adds a property that is written as the first one says, and left out where there is no value. */
    public <V> BuiltObject<T, K, B> optional(
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, Optional<V>> getter,
            BiFunction<B, Optional<V>, ? extends B> setter) {
        Field<T, Optional<V>> field =
                Field.by(first, name, key -> codec.apply(key).as(Optional::of, Optional::get), getter);
        return with(field.leftOut(Optional.empty()), setter);
    }

    /** Adds a property that follows from the others: refused if it says something else. */
    public <V> BuiltObject<T, K, B> derived(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return with(Field.<T, V>of(name, codec, getter).derived());
    }

    /** Adds a property. */
    public <V> BuiltObject<T, K, B> with(Field<T, V> field, BiFunction<B, V, ? extends B> setter) {
        return with(field).then((built, parts) -> setter.apply(built, parts.get(field)));
    }

    /** Adds a property that a later step sets. */
    public BuiltObject<T, K, B> with(Field<T, ?> field) {
        fields.add(field);
        return this;
    }

    /** Adds a step that sets several properties. */
    public BuiltObject<T, K, B> then(BiFunction<B, ObjectCodec.Parts, B> step) {
        Function<ObjectCodec.Parts, B> before = built;
        built = parts -> step.apply(before.apply(parts), parts);
        return this;
    }

    /** Sets a value where there is one. */
    public static <B, V> BiFunction<B, Optional<V>, B> ifPresent(BiFunction<B, V, B> setter) {
        return (built, value) -> value.isPresent() ? setter.apply(built, value.get()) : built;
    }

    /** Sets a number where there is one. */
    public static <B> BiFunction<B, OptionalInt, B> ifNumber(BiFunction<B, Integer, B> setter) {
        return (built, value) -> value.isPresent() ? setter.apply(built, value.getAsInt()) : built;
    }

    /** The objects, when all properties are added. */
    public ObjectCodec<T> made(Function<? super B, ? extends T> maker) {
        return new ObjectCodec<>(fields, built.andThen(maker));
    }
}
