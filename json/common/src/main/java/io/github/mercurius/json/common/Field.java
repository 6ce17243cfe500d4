package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A property of the JSON objects that stand for values of a type.
 *
 * @param <T> what the object stands for
 * @param <V> what the property stands for
 */
public final class Field<T, V> {
    private final Word name;
    private final Function<? super T, ? extends V> getter;
    // One of the two.
    private final @Nullable Codec<V> codec;
    private final @Nullable ByKey<? super T, ?, V> choice;
    private final @Nullable V absent;

    private Field(
            String name,
            Function<? super T, ? extends V> getter,
            @Nullable Codec<V> codec,
            @Nullable ByKey<? super T, ?, V> choice,
            @Nullable V absent) {
        this.name = new Word(name);
        this.getter = getter;
        this.codec = codec;
        this.choice = choice;
        this.absent = absent;
    }

    /** A property that every object has. */
    public static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, codec, null, null);
    }

    /** A property that is left out where there is no value. */
    public static <T, V> Field<T, Optional<V>> optional(
            String name, Codec<V> codec, Function<? super T, Optional<V>> getter) {
        Codec<Optional<V>> present = codec.as(Optional::of, Optional::get);
        return new Field<>(name, getter, present, null, Optional.empty());
    }

    /** A property with a number, which is left out if there is none. */
    public static <T> Field<T, OptionalInt> optionalNumber(
            String name, Codec<Integer> codec, Function<? super T, OptionalInt> getter) {
        Codec<OptionalInt> present = codec.as(OptionalInt::of, OptionalInt::getAsInt);
        return new Field<>(name, getter, present, null, OptionalInt.empty());
    }

    /** A property that is written as another property of the same object says, which may come later. */
    public static <T, K, V> Field<T, V> by(
            Field<T, K> key,
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, null, new ByKey<>(key, codec), null);
    }

    /** As another property of the same object says. */
    private record ByKey<T, K, V>(Field<T, K> key, Function<? super K, Codec<V>> codec) {
        Codec<V> toWrite(T owner) {
            return codec.apply(key.get(owner));
        }

        @Nullable
        Codec<V> toRead(ObjectCodec.Parts before) {
            return before.has(key) ? codec.apply(before.get(key)) : null;
        }
    }

    /** The same property of the objects that stand for a narrower type. */
    <S extends T> Field<S, V> narrowed() {
        return new Field<>(name(), getter, codec, choice, absent);
    }

    String name() {
        return name.text();
    }

    /** What the property stands for where it is left out; none if it cannot be. */
    @Nullable
    V absent() {
        return absent;
    }

    /** How the property is read, beside properties that were read before; none if it takes more of them. */
    @Nullable
    Codec<V> codec(ObjectCodec.Parts before) {
        return choice == null ? codec : choice.toRead(before);
    }

    V get(T owner) {
        return getter.apply(owner);
    }

    /** Whether this is the next property of an object. */
    boolean isNext(JsonInput in) throws IOException {
        return in.isNextName(name);
    }

    void write(T owner, JsonOutput out) throws IOException {
        V value = get(owner);
        if (absent == null || !absent.equals(value)) {
            out.name(name);
            (codec != null ? codec : Objects.requireNonNull(choice).toWrite(owner)).write(value, out);
        }
    }
}
