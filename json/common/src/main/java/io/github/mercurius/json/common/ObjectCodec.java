package io.github.mercurius.json.common;

import io.vavr.Function1;
import io.vavr.Function2;
import io.vavr.Function3;
import io.vavr.Function4;
import io.vavr.Function5;
import io.vavr.Function6;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** JSON objects with fixed properties: written in their order, read in any order. */
public final class ObjectCodec<T> implements Codec<T> {
    private final Field<? super T, ?>[] fields;
    private final List<String> allNames;
    private final Function<Parts, ? extends T> maker;
    private final List<? extends Field<? super T, ?>> derived;

    /** Objects with any number of properties. */
    public ObjectCodec(List<? extends Field<? super T, ?>> fields, Function<Parts, ? extends T> maker) {
        this(fields, maker, List.of());
    }

    /**
     * The same.
     *
     * @param derived those properties that follow from the others: refused if they say something else
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
    ObjectCodec(
            List<? extends Field<? super T, ?>> fields,
            Function<Parts, ? extends T> maker,
            List<? extends Field<? super T, ?>> derived) {
        this.fields = fields.toArray(new Field[0]);
        allNames = fields.stream().map(Field::name).collect(Collectors.toList());
        this.maker = maker;
        this.derived = derived;
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

    /** The same objects; what an exception of some type refuses stands in one of their properties. */
    public ObjectCodec<T> refusingAt(String name, Class<? extends IllegalArgumentException> type) {
        Function<Parts, T> refusing = parts -> {
            try {
                return maker.apply(parts);
            } catch (IllegalArgumentException refused) {
                throw type.isInstance(refused) ? new RefusedProperty(name, refused) : refused;
            }
        };
        return new ObjectCodec<>(Arrays.asList(fields), refusing, derived);
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
        return new ObjectCodec<>(beginningWith(Field.of(name, Scalars.constant(text), value -> text)), maker, derived);
    }

    /** The same objects with one more property, which comes first and follows from the others. */
    <V> ObjectCodec<T> derived(Field<? super T, V> field) {
        return new ObjectCodec<>(beginningWith(field), maker, List.of(field));
    }

    private List<Field<? super T, ?>> beginningWith(Field<? super T, ?> first) {
        List<Field<? super T, ?>> all = new ArrayList<>();
        all.add(first);
        all.addAll(Arrays.asList(fields));
        return all;
    }

    @Override
    public Object write(T value) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>(2 * fields.length);
        for (Field<? super T, ?> field : fields) {
            field.write(value, object);
        }
        return object;
    }

    @Override
    public T read(JsonInput in) {
        Parts parts = new Parts(fields);
        int first = Math.min(1, fields.length);
        parts.read(in, 0, first); // a wrong format or type says more than a wrong name
        checkNames(in);
        parts.read(in, first, fields.length);
        T value = in.make(maker, parts);
        derived.forEach(field -> check(field, parts, value, in));
        return value;
    }

    private static <T, V> void check(Field<? super T, V> derived, Parts parts, T value, JsonInput in) {
        V given = parts.get(derived);
        V expected = derived.get(value);
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
        if (given.size() == fields.length && given.containsAll(allNames)) {
            return;
        }
        List<Field<?, ?>> missing = Arrays.stream(fields)
                .filter(field -> !given.contains(field.name()))
                .collect(Collectors.toList());
        if (given.size() > fields.length - missing.size()) {
            Set<String> unknown = new LinkedHashSet<>(given);
            Arrays.stream(fields).forEach(field -> unknown.remove(field.name()));
            String name = unknown.iterator().next();
            throw in.at(name).failure("an unknown property", "one of " + names(field -> true));
        }
        for (Field<?, ?> field : missing) {
            if (field.absent() == null) {
                throw in.failure(
                        "no property \"" + field.name() + '"', "all of " + names(other -> other.absent() == null));
            }
        }
    }

    private String names(Predicate<Field<?, ?>> some) {
        return Arrays.stream(fields).filter(some).map(Field::name).collect(Collectors.joining(", "));
    }

    /** The values that were read. */
    public static final class Parts {
        private final Field<?, ?>[] fields;
        private final @Nullable Object[] values;
        /** The property that is asked for next, as a rule. */
        private int next;

        private Parts(Field<?, ?>[] fields) {
            this.fields = fields;
            values = new Object[fields.length];
        }

        private void read(JsonInput object, int from, int to) {
            for (int i = from; i < to; i++) {
                JsonInput property = object.at(fields[i].name());
                boolean present = property.value() != null || object.object().containsKey(fields[i].name());
                values[i] = present ? fields[i].read(property, this) : fields[i].absent();
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
            boolean inOrder = next < fields.length && fields[next] == field;
            int found = inOrder ? next : Arrays.asList(fields).indexOf(field);
            next = found + 1;
            return (V) Objects.requireNonNull(values[found]);
        }
    }
}
