package io.github.mercurius.json.common;

import io.vavr.Function1;
import io.vavr.Function2;
import io.vavr.Function3;
import io.vavr.Function4;
import io.vavr.Function5;
import io.vavr.Function6;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** JSON objects with fixed properties: written in their order, read in any order. */
public final class ObjectCodec<T> implements Codec<T> {
    private final Field<? super T, ?>[] fields;
    private final Set<String> names = new LinkedHashSet<>();
    private final Function<Parts, ? extends T> maker;

    /** Objects with any number of properties. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
    public ObjectCodec(List<? extends Field<? super T, ?>> fields, Function<Parts, ? extends T> maker) {
        this.fields = fields.toArray(new Field[0]);
        fields.forEach(field -> names.add(field.name()));
        this.maker = maker;
    }

    /** Objects without properties. */
    public static <T> ObjectCodec<T> object(Supplier<? extends T> maker) {
        return new ObjectCodec<>(List.of(), parts -> maker.get());
    }

    /** Objects with one property. */
    public static <T, A> ObjectCodec<T> object(Field<? super T, A> a, Function1<A, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a), parts -> maker.apply(parts.get(a)));
    }

    /** Objects with two properties. */
    public static <T, A, B> ObjectCodec<T> object(
            Field<? super T, A> a, Field<? super T, B> b, Function2<A, B, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a, b), parts -> maker.apply(parts.get(a), parts.get(b)));
    }

    /** Objects with three properties. */
    public static <T, A, B, C> ObjectCodec<T> object(
            Field<? super T, A> a,
            Field<? super T, B> b,
            Field<? super T, C> c,
            Function3<A, B, C, ? extends T> maker) {
        return new ObjectCodec<>(List.of(a, b, c), parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c)));
    }

    /** Objects with four properties. */
    public static <T, A, B, C, D> ObjectCodec<T> object(
            Field<? super T, A> a,
            Field<? super T, B> b,
            Field<? super T, C> c,
            Field<? super T, D> d,
            Function4<A, B, C, D, ? extends T> maker) {
        return new ObjectCodec<>(
                List.of(a, b, c, d), parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c), parts.get(d)));
    }

    /** Objects with five properties. */
    public static <T, A, B, C, D, E> ObjectCodec<T> object(
            Field<? super T, A> a,
            Field<? super T, B> b,
            Field<? super T, C> c,
            Field<? super T, D> d,
            Field<? super T, E> e,
            Function5<A, B, C, D, E, ? extends T> maker) {
        return new ObjectCodec<>(
                List.of(a, b, c, d, e),
                parts -> maker.apply(parts.get(a), parts.get(b), parts.get(c), parts.get(d), parts.get(e)));
    }

    /** Objects with six properties. */
    public static <T, A, B, C, D, E, F> ObjectCodec<T> object(
            Field<? super T, A> a,
            Field<? super T, B> b,
            Field<? super T, C> c,
            Field<? super T, D> d,
            Field<? super T, E> e,
            Field<? super T, F> f,
            Function6<A, B, C, D, E, F, ? extends T> maker) {
        return new ObjectCodec<>(
                List.of(a, b, c, d, e, f),
                it -> maker.apply(it.get(a), it.get(b), it.get(c), it.get(d), it.get(e), it.get(f)));
    }

    /** The same objects as documents, which say in their first property which format they have. */
    public ObjectCodec<T> document(String format) {
        return marked("format", format);
    }

    /** The same objects with one more property, which comes first and always has the same text. */
    ObjectCodec<T> marked(String name, String text) {
        List<Field<? super T, ?>> all = new ArrayList<>();
        all.add(Field.constant(name, text));
        all.addAll(Arrays.asList(fields));
        return new ObjectCodec<>(all, maker);
    }

    @Override
    public void write(T value, JsonOutput out) throws IOException {
        out.startObject();
        for (Field<? super T, ?> field : fields) {
            field.write(value, out);
        }
        out.endObject();
    }

    @Override
    public T read(JsonInput in) {
        Parts parts = new Parts(fields);
        int first = Math.min(1, fields.length);
        parts.read(in, 0, first); // a wrong format or type says more than a wrong name
        checkNames(in);
        parts.read(in, first, fields.length);
        T value = in.make(maker, parts);
        for (Field<? super T, ?> field : fields) {
            if (field.isDerived()) {
                check(field, parts, value, in);
            }
        }
        return value;
    }

    private static <T, V> void check(Field<? super T, V> derived, Parts parts, T value, JsonInput in) {
        V given = parts.get(derived);
        V expected = derived.getter().apply(value);
        if (!given.equals(expected)) {
            throw in.at(derived.name()).failure(shown(given), shown(expected));
        }
    }

    private static String shown(Object value) {
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? String.valueOf(number.getAsInt()) : "none";
        }
        return value.toString();
    }

    private void checkNames(JsonInput in) {
        Set<String> given = in.object().keySet();
        if (given.equals(names)) {
            return;
        }
        for (String name : given) {
            if (!names.contains(name)) {
                throw in.at(name).failure("an unknown property", "one of " + String.join(", ", names));
            }
        }
        for (Field<?, ?> field : fields) {
            if (field.absent() == null && !given.contains(field.name())) {
                throw in.failure("no property \"" + field.name() + '"', "all of " + needed());
            }
        }
    }

    private String needed() {
        return Arrays.stream(fields)
                .filter(field -> field.absent() == null)
                .map(Field::name)
                .collect(Collectors.joining(", "));
    }

    /** The values that were read. */
    public static final class Parts {
        private final Field<?, ?>[] fields;
        private final @Nullable Object[] values;

        private Parts(Field<?, ?>[] fields) {
            this.fields = fields;
            values = new Object[fields.length];
        }

        private void read(JsonInput object, int from, int to) {
            for (int i = from; i < to; i++) {
                JsonInput property = object.at(fields[i].name());
                boolean present = property.value() != null || object.object().containsKey(fields[i].name());
                values[i] = present ? fields[i].reading().apply(this).read(property) : fields[i].absent();
            }
        }

        /** What was read as the values of all properties, which are of one type. */
        @SuppressWarnings("unchecked") // put there by the codecs of the properties
        public <V> List<V> all() {
            return (List<V>) Collections.unmodifiableList(Arrays.asList(values));
        }

        /** What was read as the value of a property. */
        @SuppressWarnings("unchecked") // put there by the codec of that property
        public <V> V get(Field<?, V> field) {
            int at = 0;
            while (!fields[at].equals(field)) {
                at++;
            }
            return (V) Objects.requireNonNull(values[at]);
        }
    }
}
