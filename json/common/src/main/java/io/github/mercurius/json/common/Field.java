package io.github.mercurius.json.common;

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
    private final Word name;
    private final Function<? super T, ? extends V> getter;
    private final Choice<? super T, V> choice;
    private final @Nullable V absent;

    private Field(
            String name, Function<? super T, ? extends V> getter, Choice<? super T, V> choice, @Nullable V absent) {
        this.name = new Word(name);
        this.getter = getter;
        this.choice = choice;
        this.absent = absent;
    }

    /** A property that every object has. */
    public static <T, V> Field<T, V> of(String name, Codec<V> codec, Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, new Always<>(codec), null);
    }

    /** A property that is left out where there is no value. */
    public static <T, V> Field<T, Optional<V>> optional(
            String name, Codec<V> codec, Function<? super T, Optional<V>> getter) {
        Codec<Optional<V>> present = codec.as(Optional::of, Optional::get);
        return new Field<>(name, getter, new Always<>(present), Optional.empty());
    }

    /** A property that is written as another property of the same object says, which may come later. */
    public static <T, K, V> Field<T, V> by(
            Field<T, K> key,
            String name,
            Function<? super K, Codec<V>> codec,
            Function<? super T, ? extends V> getter) {
        return new Field<>(name, getter, new ByKey<>(key, codec), null);
    }

    /** How the value of a property is written and read. */
    private interface Choice<T, V> {
        Codec<V> toWrite(T owner);

        @Nullable
        Codec<V> toRead(ObjectCodec.Parts before);
    }

    /** Always in one way. */
    private record Always<T, V>(Codec<V> codec) implements Choice<T, V> {
        @Override
        public Codec<V> toWrite(T owner) {
            return codec;
        }

        @Override
        public Codec<V> toRead(ObjectCodec.Parts before) {
            return codec;
        }
    }

    /** As another property of the same object says. */
    private record ByKey<T, K, V>(Field<T, K> key, Function<? super K, Codec<V>> codec) implements Choice<T, V> {
        @Override
        public Codec<V> toWrite(T owner) {
            return codec.apply(key.get(owner));
        }

        @Override
        public @Nullable Codec<V> toRead(ObjectCodec.Parts before) {
            return before.has(key) ? codec.apply(before.get(key)) : null;
        }
    }

    /** The same property of the objects that stand for a narrower type. */
    <S extends T> Field<S, V> narrowed() {
        return new Field<>(name(), getter, choice, absent);
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
        return choice.toRead(before);
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
            choice.toWrite(owner).write(value, out);
        }
    }
}
