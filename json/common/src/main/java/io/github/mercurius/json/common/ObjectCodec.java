package io.github.mercurius.json.common;

import io.vavr.Function1;
import io.vavr.Function2;
import io.vavr.Function3;
import io.vavr.Function4;
import io.vavr.Function5;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** JSON objects with fixed properties: written in their order, read in any order, each exactly once. */
public final class ObjectCodec<T> implements Codec<T> {
    private final Field<T, ?>[] fields;
    private final Function<Parts, ? extends T> maker;

    /** Objects with any number of properties. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
    public ObjectCodec(List<Field<T, ?>> fields, Function<Parts, ? extends T> maker) {
        this.fields = fields.toArray(new Field[0]);
        this.maker = maker;
    }

    /** Objects without properties. */
    public static <T> ObjectCodec<T> of(Supplier<? extends T> maker) {
        return new ObjectCodec<>(List.of(), parts -> maker.get());
    }

    /** Objects with one property. */
    public static <T, A> ObjectCodec<T> of(Field<T, A> a, Function1<A, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a), parts -> maker.apply(parts.get(a)));
    }

    /** Objects with two properties. */
    public static <T, A, B> ObjectCodec<T> of(Field<T, A> a, Field<T, B> b, Function2<A, B, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a, b), parts -> maker.apply(parts.get(a), parts.get(b)));
    }

    /** Objects with three properties. */
    public static <T, A, B, C> ObjectCodec<T> of(
            Field<T, A> a, Field<T, B> b, Field<T, C> c, Function3<A, B, C, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a, b, c), parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c)));
    }

    /** Objects with four properties. */
    public static <T, A, B, C, D> ObjectCodec<T> of(
            Field<T, A> a, Field<T, B> b, Field<T, C> c, Field<T, D> d, Function4<A, B, C, D, ? extends T> maker) {
        return new ObjectCodec<>(
                List.of(a, b, c, d), parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c), parts.get(d)));
    }

    /** Objects with five properties. */
    public static <T, A, B, C, D, E> ObjectCodec<T> of(
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Function5<A, B, C, D, E, ? extends T> maker) {
        return new ObjectCodec<>(
                List.of(a, b, c, d, e),
                parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c), parts.get(d), parts.get(e)));
    }

    /** The same objects as documents, which say in their first property which format they have. */
    public ObjectCodec<T> document(String format) {
        return marked("format", format);
    }

    /** The same objects; what an exception of some type refuses stands in one of their properties. */
    public ObjectCodec<T> refusingAt(Field<T, ?> field, Class<? extends IllegalArgumentException> type) {
        return new ObjectCodec<>(Arrays.asList(fields), parts -> {
            try {
                return maker.apply(parts);
            } catch (IllegalArgumentException refused) {
                throw type.isInstance(refused) ? new RefusedProperty(field.name(), refused) : refused;
            }
        });
    }

    /** What was read as one property of an object is refused when all of them were read. */
    static final class RefusedProperty extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        final String name;

        RefusedProperty(String name, IllegalArgumentException refused) {
            super(refused.getMessage());
            this.name = name;
        }
    }

    /** The same objects with one more property, which comes first and always has the same text. */
    ObjectCodec<T> marked(String name, String text) {
        return new ObjectCodec<>(beginningWith(Field.of(name, Scalars.constant(text), value -> text)), maker);
    }

    /** The same objects with one more property, which comes first and follows from the others. */
    <V> ObjectCodec<T> derived(Field<? super T, V> field) {
        Field<T, V> first = field.narrowed();
        return new ObjectCodec<>(beginningWith(first), parts -> {
            T value = maker.apply(parts);
            if (!parts.get(first).equals(first.get(value))) {
                throw new IllegalArgumentException(
                        first.name() + " " + parts.get(first) + ", expected " + first.get(value));
            }
            return value;
        });
    }

    private List<Field<T, ?>> beginningWith(Field<T, ?> first) {
        List<Field<T, ?>> all = new ArrayList<>();
        all.add(first);
        all.addAll(Arrays.asList(fields));
        return all;
    }

    @Override
    public void write(T value, JsonOutput out) throws IOException {
        out.startObject();
        for (Field<T, ?> field : fields) {
            field.write(value, out);
        }
        out.endObject();
    }

    @Override
    public T read(JsonInput in) throws IOException {
        in.expect(Token.START_OBJECT, "an object");
        return read(in, new Object[fields.length], 0);
    }

    /** Reads the properties of an object; the first one is a text that was read already, if it is given. */
    T readAfter(@Nullable String first, JsonInput in) throws IOException {
        Object[] values = new Object[fields.length];
        values[0] = first;
        return read(in, values, first == null ? 0 : 1);
    }

    private T read(JsonInput in, @Nullable Object[] values, int firstExpected) throws IOException {
        Parts parts = new Parts(fields, values);
        for (int at = next(in, firstExpected); at < fields.length; at = next(in, at + 1)) {
            if (values[at] != null) {
                throw in.failure("the property twice", "each property once");
            }
            in.nextToken();
            Codec<?> codec = fields[at].codec(parts);
            values[at] = codec == null ? in.copyValue() : codec.read(in);
        }
        complete(values, parts, in);
        return in.make(maker, parts);
    }

    /** Reads what could not be read before, and puts in what was left out. */
    private void complete(@Nullable Object[] values, Parts parts, JsonInput in) throws IOException {
        for (int i = 0; i < values.length; i++) {
            values[i] = values[i] == null ? fields[i].absent() : values[i];
            if (values[i] == null) {
                throw in.failure("no property \"" + fields[i].name() + '"', "all of " + needed());
            }
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] instanceof TokenCopy later) {
                Codec<?> codec = Objects.requireNonNull(fields[i].codec(parts), "all others were read");
                values[i] = codec.read(later.input());
            }
        }
    }

    /** Which property comes next, found faster if it is the expected one; the number of all at the object's end. */
    private int next(JsonInput in, int expected) throws IOException {
        if (expected < fields.length && fields[expected].isNext(in)) {
            return expected;
        }
        String name = expected < fields.length ? in.name() : in.nextName();
        return name == null ? fields.length : find(name, in);
    }

    private int find(String name, JsonInput in) {
        for (int i = 0; i < fields.length; i++) {
            if (fields[i].name().equals(name)) {
                return i;
            }
        }
        throw in.failure("an unknown property", "one of " + names());
    }

    private String needed() {
        return Arrays.stream(fields)
                .filter(field -> field.absent() == null)
                .map(Field::name)
                .collect(Collectors.joining(", "));
    }

    private String names() {
        return Arrays.stream(fields).map(Field::name).collect(Collectors.joining(", "));
    }

    /** The values that were read. */
    public static final class Parts {
        private final Field<?, ?>[] fields;
        private final @Nullable Object[] values;
        /** The property that is asked for next, as a rule. */
        private int next;

        private Parts(Field<?, ?>[] fields, @Nullable Object[] values) {
            this.fields = fields;
            this.values = values;
        }

        /** Whether a property was read. */
        boolean has(Field<?, ?> field) {
            Object value = values[find(field)];
            return value != null && !(value instanceof TokenCopy);
        }

        /** What was read as the values of all properties, which are of one type. */
        @SuppressWarnings("unchecked") // put there by the codecs of the properties
        public <V> List<V> all() {
            return (List<V>) Collections.unmodifiableList(Arrays.asList(values));
        }

        /** What was read as the value of a property. */
        @SuppressWarnings("unchecked") // put there by the codec of that property
        public <V> V get(Field<?, V> field) {
            return (V) Objects.requireNonNull(values[find(field)]);
        }

        private int find(Field<?, ?> field) {
            boolean inOrder = next < fields.length && fields[next] == field;
            int found = inOrder ? next : Arrays.asList(fields).indexOf(field);
            next = found + 1;
            return found;
        }
    }
}
