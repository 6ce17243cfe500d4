package io.github.mercurius.json.common;

import io.vavr.Function1;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Values of several kinds as JSON: objects whose property {@code type} says which kind it is. */
public final class Variants<T> implements Codec<T> {
    static final String TYPE = "type";

    private final Map<String, Codec<? extends T>> byType = new LinkedHashMap<>();
    private final Map<Class<? extends T>, Codec<? extends T>> byClass = new HashMap<>();

    /** Adds a kind; all are added before any value is written or read. */
    public <S extends T> Variants<T> with(String type, Class<S> kind, ObjectCodec<S> properties) {
        return add(type, kind, properties.marked(TYPE, type));
    }

    /** Adds a kind with one property. */
    public <S extends T, V> Variants<T> with(
            String type,
            Class<S> kind,
            String name,
            Codec<V> codec,
            Function<? super S, ? extends V> getter,
            Function1<V, ? extends S> maker) {
        return with(type, kind, ObjectCodec.object(Field.<S, V>of(name, codec, getter), maker));
    }

    /** Adds all kinds of other values, which stand for values of one kind. */
    public <S extends T, A> Variants<T> withAll(
            Variants<A> others, Class<S> kind, Function<? super A, S> make, Function<? super S, A> unmake) {
        others.byType.keySet().forEach(type -> add(type, kind, others.as(make, unmake)));
        return this;
    }

    /** Adds a kind whose objects have their type. */
    <S extends T> Variants<T> add(String type, Class<S> kind, Codec<S> codec) {
        byType.put(type, codec);
        byClass.put(kind, codec);
        return this;
    }

    @Override
    @SuppressWarnings("unchecked") // the codec of the value's own class
    public void write(T value, JsonOutput out) throws IOException {
        Codec<T> codec = (Codec<T>) byClass.get(value.getClass());
        if (codec == null) {
            throw Scalars.notWritable(value.getClass().getName(), "one of " + types());
        }
        codec.write(value, out);
    }

    @Override
    public T read(JsonInput in) {
        if (!in.object().containsKey(TYPE)) {
            throw in.failure("no property \"type\"", "an object with one");
        }
        JsonInput type = in.at(TYPE);
        Codec<? extends T> kind = type.value() instanceof String text ? byType.get(text) : null;
        if (kind == null) {
            throw type.failure("one of " + types());
        }
        return kind.read(in);
    }

    private String types() {
        return String.join(", ", byType.keySet());
    }
}
