package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyViolation;
import io.vavr.Function1;
import io.vavr.Function2;
import io.vavr.Function3;
import io.vavr.Function4;
import io.vavr.Function5;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * How the kinds of events or violations are written: each with its type and its facts, whose codecs are known by their
 * names.
 */
public final class KindCodecs<T> {
    private final Function<? super T, Map<String, Object>> facts;
    /** What each kind says beside its facts. */
    private final List<Field<Told<T>, ?>> first;

    private final Map<String, Codec<?>> codecs = new HashMap<>();
    private final Variants<T> kinds = new Variants<>();

    private KindCodecs(Function<? super T, Map<String, Object>> facts, List<Field<Told<T>, ?>> first) {
        this.facts = facts;
        this.first = first;
    }

    /** A value with its facts, which are gathered once. */
    private record Told<T>(T value, Map<String, Object> facts) {}

    /** Events. */
    public static <E extends AnyEvent> KindCodecs<E> ofEvents() {
        return new KindCodecs<>(AnyEvent::facts, List.of());
    }

    /** Violations, of which each also says which of these rules is broken. */
    public static <V extends AnyViolation> KindCodecs<V> ofViolations(AnyRule... rules) {
        Codec<String> ids = new Codes<>(Arrays.stream(rules).map(AnyRule::id).collect(Collectors.toList()), id -> id);
        Field<Told<V>, String> rule =
                Field.of("rule", ids, told -> told.value.rule().id());
        return new KindCodecs<>(AnyViolation::facts, List.of(rule.derived()));
    }

    /** The codec of facts with these names, in the kinds that follow. */
    public KindCodecs<T> facts(Codec<?> codec, String... names) {
        for (String name : names) {
            codecs.put(name, codec);
        }
        return this;
    }

    /** Adds a kind without facts. */
    public <S extends T> KindCodecs<T> with(Class<S> kind, String type, Supplier<S> maker) {
        return add(kind, type, it -> maker.get());
    }

    /**
     * Adds a kind with one fact.
     *
     * @param names its type, and then the names of its facts: {@code cardUsed seat card}
     */
    public <S extends T, A> KindCodecs<T> with(Class<S> kind, String names, Function1<A, S> maker) {
        return add(kind, names, it -> maker.apply(it.get(0)));
    }

    /** Adds a kind with two facts. */
    public <S extends T, A, B> KindCodecs<T> with(Class<S> kind, String names, Function2<A, B, S> maker) {
        return add(kind, names, it -> maker.apply(it.get(0), it.get(1)));
    }

    /** Adds a kind with three facts. */
    public <S extends T, A, B, C> KindCodecs<T> with(Class<S> kind, String names, Function3<A, B, C, S> maker) {
        return add(kind, names, it -> maker.apply(it.get(0), it.get(1), it.get(2)));
    }

    /** Adds a kind with four facts. */
    public <S extends T, A, B, C, D> KindCodecs<T> with(Class<S> kind, String names, Function4<A, B, C, D, S> maker) {
        return add(kind, names, it -> maker.apply(it.get(0), it.get(1), it.get(2), it.get(3)));
    }

    /** Adds a kind with five facts. */
    public <S extends T, A, B, C, D, E> KindCodecs<T> with(
            Class<S> kind, String names, Function5<A, B, C, D, E, S> maker) {
        return add(kind, names, it -> maker.apply(it.get(0), it.get(1), it.get(2), it.get(3), it.get(4)));
    }

    private <S extends T> KindCodecs<T> add(Class<S> kind, String names, Function<Facts, S> maker) {
        String[] typeAndFacts = names.split(" ", -1);
        String type = typeAndFacts[0];
        List<Field<Told<T>, ?>> its =
                Arrays.stream(typeAndFacts).skip(1).map(this::fact).collect(Collectors.toList());
        List<Field<Told<T>, ?>> all = new ArrayList<>(first);
        all.addAll(its);
        ObjectCodec<Told<T>> told =
                new ObjectCodec<>(all, it -> new Told<>(maker.apply(new Facts(its, it)), Collections.emptyMap()));
        kinds.add(
                type,
                kind,
                told.marked(Variants.TYPE, type)
                        .as(it -> kind.cast(it.value), value -> new Told<>(value, facts.apply(value))));
        return this;
    }

    @SuppressWarnings("unchecked") // the kind names its facts
    private Field<Told<T>, ?> fact(String name) {
        Codec<Object> codec = (Codec<Object>) Objects.requireNonNull(codecs.get(name), name);
        return Field.of(name, codec, it -> Objects.requireNonNull(it.facts.get(name)));
    }

    /** The facts that were read, in their order. */
    private record Facts(List<? extends Field<?, ?>> fields, ObjectCodec.Parts parts) {
        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"
        }) // the constructor of the kind takes what the codec of the fact gives
        <V> V get(int place) {
            return (V) parts.get(fields.get(place));
        }
    }

    /** All kinds. */
    public Variants<T> all() {
        return kinds;
    }
}
