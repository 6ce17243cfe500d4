package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyViolation;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values of several kinds as JSON: objects whose property {@code type} says which kind it is. */
public final class Variants<T> implements Codec<T> {
    private static final String TYPE = "type";

    private final Optional<Field<T, ?>> derived;
    private final Map<String, Kind<? extends T>> byType = new LinkedHashMap<>();
    private final Map<Class<? extends T>, Codec<? extends T>> byClass = new LinkedHashMap<>();

    /** Values of which nothing but their type and properties is said. */
    public Variants() {
        this(Optional.empty());
    }

    private Variants(Optional<Field<T, ?>> derived) {
        this.derived = derived;
    }

    /** Violations, of which each also says which of these rules is broken. */
    public static <V extends AnyViolation> Variants<V> ofRules(AnyRule... rules) {
        Codec<String> ids = new Codes<>(Arrays.stream(rules).map(AnyRule::id).collect(Collectors.toList()), id -> id);
        return new Variants<>(
                Optional.of(Field.of("rule", ids, violation -> violation.rule().id())));
    }

    /** Adds a kind; all are added before any value is written or read. */
    public <S extends T> Variants<T> with(String type, Class<S> kind, ObjectCodec<S> properties) {
        ObjectCodec<S> object =
                derived.map(properties::derived).orElse(properties).marked(TYPE, type);
        byType.put(type, object::readAfter);
        byClass.put(kind, object);
        return this;
    }

    /** Adds all kinds of other values, which stand for values of one kind. */
    public <S extends T, A> Variants<T> withAll(
            Variants<A> others, Class<S> kind, Function<? super A, S> make, Function<? super S, A> unmake) {
        others.byType.forEach((type, other) -> byType.put(type, (first, in) -> make.apply(other.read(first, in))));
        byClass.put(kind, others.as(make, unmake));
        return this;
    }

    Set<Class<? extends T>> kinds() {
        return Collections.unmodifiableSet(byClass.keySet());
    }

    @Override
    @SuppressWarnings("unchecked") // the codec of the value's own class
    public void write(T value, JsonOutput out) throws IOException {
        Codec<T> codec = (Codec<T>) byClass.get(value.getClass());
        if (codec == null) {
            throw new IllegalArgumentException("cannot be written as JSON: "
                    + value.getClass().getName() + ", expected one of " + String.join(", ", byType.keySet()));
        }
        codec.write(value, out);
    }

    @Override
    public T read(JsonInput in) throws IOException {
        in.expect(Token.START_OBJECT, "an object");
        String first = in.nextName();
        if (TYPE.equals(first)) {
            in.nextToken();
            return ofType(in).read(TYPE, in);
        }
        if (first == null) {
            throw withoutType(in);
        }
        return readAhead(in);
    }

    /** Reads an object whose type is not its first property: once to find the type, once more for all. */
    private T readAhead(JsonInput in) throws IOException {
        TokenCopy object = in.copyObject();
        JsonInput search = object.input();
        for (String name = search.nextName(); name != null; name = search.nextName()) {
            search.nextToken();
            if (name.equals(TYPE)) {
                JsonInput again = object.input();
                again.expect(Token.START_OBJECT, "an object");
                return ofType(search).read(null, again);
            }
            search.tokens().skipChildren();
        }
        throw withoutType(search);
    }

    private Kind<? extends T> ofType(JsonInput in) throws IOException {
        Kind<? extends T> kind = byType.get(in.code());
        if (kind == null) {
            throw in.failure("one of " + String.join(", ", byType.keySet()));
        }
        return kind;
    }

    /** How values of one kind are read: after the property {@code type}, or from the first property on. */
    private interface Kind<T> {
        T read(@Nullable String first, JsonInput in) throws IOException;
    }

    private static RefusedJson withoutType(JsonInput in) {
        return in.failure("no property \"type\"", "an object with one");
    }
}
