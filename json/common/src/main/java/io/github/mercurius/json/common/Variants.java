package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyViolation;
import io.vavr.Function1;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values of several kinds as JSON: objects whose property {@code type} says which kind it is. */
public final class Variants<T> implements Codec<T> {
    private static final String TYPE = "type";

    private final Optional<Field<T, ?>> derived;
    private final Map<String, Function<JsonInput, ? extends T>> byType = new LinkedHashMap<>();
    private final Map<Class<? extends T>, Codec<? extends T>> byClass = new LinkedHashMap<>();

    /** Values of which nothing but their type and properties is said. */
    public Variants() {
        this(Optional.empty());
    }

    private Variants(Optional<Field<T, ?>> derived) {
        this.derived = derived;
    }

    /** Violations, of which each also says which of these rules is broken. */
    static <V extends AnyViolation> Variants<V> ofRules(AnyRule... rules) {
        Codec<String> ids = new Codes<>(Arrays.stream(rules).map(AnyRule::id).collect(Collectors.toList()), id -> id);
        return new Variants<>(
                Optional.of(Field.of("rule", ids, violation -> violation.rule().id())));
    }

    /** Adds a kind; all are added before any value is written or read. */
    public <S extends T> Variants<T> with(String type, Class<S> kind, ObjectCodec<S> properties) {
        ObjectCodec<S> object =
                derived.map(properties::derived).orElse(properties).marked(TYPE, type);
        byType.put(type, object::read);
        byClass.put(kind, object);
        return this;
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
        others.byType.forEach((type, other) -> byType.put(type, in -> make.apply(other.apply(in))));
        byClass.put(kind, others.as(make, unmake));
        return this;
    }

    @Override
    @SuppressWarnings("unchecked") // the codec of the value's own class
    public @Nullable Object write(T value) {
        Codec<T> codec = (Codec<T>) byClass.get(value.getClass());
        if (codec == null) {
            throw Scalars.notWritable(value.getClass().getName(), "one of " + types());
        }
        return codec.write(value);
    }

    @Override
    public T read(JsonInput in) {
        if (!in.object().containsKey(TYPE)) {
            throw in.failure("no property \"type\"", "an object with one");
        }
        JsonInput type = in.at(TYPE);
        Function<JsonInput, ? extends T> kind = type.value() instanceof String text ? byType.get(text) : null;
        if (kind == null) {
            throw type.failure("one of " + types());
        }
        return kind.apply(in);
    }

    private String types() {
        return String.join(", ", byType.keySet());
    }
}
