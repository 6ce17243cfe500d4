package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * How something is written in the text of a position.
 *
 * @param reader reads it; a {@link PositionValue#misread} stops it
 * @param writer writes it
 */
public record PositionCode<T>(Function<PositionValue, T> reader, Function<T, String> writer) {
    /** Stands for a list with nothing in it. */
    public static final String NOTHING = "-";

    /**
     * What is in a hand.
     *
     * @param size how many things
     * @param things which, if that is known
     */
    public record Hand<T>(int size, Optional<T> things) {}

    /** What a text says. */
    public T read(PositionValue value) {
        return reader.apply(value);
    }

    /** The text that says it. */
    public String write(T said) {
        return writer.apply(said);
    }

    /** A number from 0 on. */
    public static PositionCode<Integer> number() {
        return new PositionCode<>(PositionValue::number, String::valueOf);
    }

    /** A number from 0 to the highest that a rule allows. */
    public static PositionCode<Integer> number(int most, AnyRule rule) {
        return number(0, most, "0 to " + most, rule);
    }

    /** A seat. */
    public static PositionCode<Integer> seat(int players, AnyRule rule) {
        return number(0, players - 1, "a seat, 0 to " + (players - 1), rule);
    }

    /** A number in some bounds that a rule sets. */
    static PositionCode<Integer> number(int least, int most, String expected, AnyRule rule) {
        return new PositionCode<>(
                value -> {
                    int number = value.number();
                    if (number < least || number > most) {
                        throw value.misread(expected, rule);
                    }
                    return number;
                },
                String::valueOf);
    }

    /** One of some things by its code. */
    public static <T> PositionCode<T> one(List<T> things, Function<T, String> code, String expected) {
        Map<String, T> byCode = new HashMap<>();
        things.forEach(thing -> byCode.put(code.apply(thing), thing));
        return new PositionCode<>(
                value -> {
                    T thing = byCode.get(value.text());
                    if (thing == null) {
                        throw value.misread(expected);
                    }
                    return thing;
                },
                code);
    }

    /** One of some constants by its name. */
    public static <E extends Enum<E>> PositionCode<E> constant(Class<E> type, String expected) {
        return one(Arrays.asList(type.getEnumConstants()), Enum::name, expected);
    }

    /**
     * Players' names, with commas between them; spaces, commas and percent signs in them are %20, %2C and %25.
     *
     * @param check refuses names that are not accepted
     */
    public static PositionCode<List<String>> names(Consumer<List<String>> check) {
        PositionCode<List<String>> names = new PositionCode<>(
                        value -> value.text()
                                .replace("%20", " ")
                                .replace("%2C", ",")
                                .replace("%25", "%"),
                        name -> name.replace("%", "%25").replace(" ", "%20").replace(",", "%2C"))
                .list();
        return new PositionCode<>(
                value -> {
                    List<String> read = names.read(value);
                    try {
                        check.accept(read);
                    } catch (IllegalArgumentException refused) {
                        throw value.misread("names that are accepted [" + refused.getMessage() + "]");
                    }
                    return read;
                },
                names.writer);
    }

    /** Some of these, with commas between them. */
    public PositionCode<List<T>> list() {
        return new PositionCode<>(value -> read(value.split(',')), things -> joined(things, ","));
    }

    /** One of these for each seat, with slashes between the seats. */
    PositionCode<List<T>> bySeat(int seats) {
        return new PositionCode<>(
                value -> {
                    List<PositionValue> values = value.split('/');
                    if (values.size() != seats) {
                        throw value.misread("a value for each of " + seats + " seats, with / between them");
                    }
                    return read(values);
                },
                things -> joined(things, "/"));
    }

    private List<T> read(List<PositionValue> values) {
        List<T> read = new ArrayList<>();
        values.forEach(value -> read.add(read(value)));
        return Collections.unmodifiableList(read);
    }

    private String joined(List<T> things, String sign) {
        StringJoiner text = new StringJoiner(sign);
        things.forEach(thing -> text.add(write(thing)));
        return text.toString();
    }

    /**
     * Some of these in any order: each kind once, with a number before it if there are several; or {@code -} for none.
     *
     * @param most how many there can be of a kind
     * @param rule what more of a kind breaks
     */
    public PositionCode<List<T>> counted(ToIntFunction<T> most, Function<T, AnyRule> rule) {
        PositionCode<List<T>> some = new PositionCode<>(
                value -> {
                    List<T> things = new ArrayList<>();
                    value.split(',').forEach(item -> add(things, item, most, rule));
                    return things;
                },
                things -> {
                    StringJoiner text = new StringJoiner(",");
                    for (T kind : new LinkedHashSet<>(things)) {
                        int count = Collections.frequency(things, kind);
                        text.add((count == 1 ? "" : Integer.toString(count)) + write(kind));
                    }
                    return text.toString();
                });
        return some.or(NOTHING, List.of());
    }

    private void add(List<T> things, PositionValue item, ToIntFunction<T> most, Function<T, AnyRule> rule) {
        int digits = 0;
        while (digits < item.text().length() && Character.isDigit(item.text().charAt(digits))) {
            digits++;
        }
        int count = digits == 0 ? 1 : item.piece(0, digits).number();
        T kind = read(item.from(digits));
        if (count > most.applyAsInt(kind) - Collections.frequency(things, kind)) {
            throw item.misread("fewer of one kind", rule.apply(kind));
        }
        things.addAll(Collections.nCopies(count, kind));
    }

    /** A hand of such things, or how many they are: {@code 3?}. */
    public PositionCode<Hand<T>> hand(ToIntFunction<T> size) {
        return new PositionCode<>(
                value -> {
                    int last = value.text().length() - 1;
                    if (!value.text().endsWith("?")) {
                        T things = read(value);
                        return new Hand<>(size.applyAsInt(things), Optional.of(things));
                    }
                    return new Hand<>(last == 0 ? 1 : value.piece(0, last).number(), Optional.empty());
                },
                hand -> hand.things().map(writer).orElse(hand.size() + "?"));
    }

    /** The same, but a text of its own for one of them. */
    public PositionCode<T> or(String text, T one) {
        return new PositionCode<>(
                value -> value.text().equals(text) ? one : read(value), said -> said.equals(one) ? text : write(said));
    }

    /** The same, made of what is read, and back. */
    public <B> PositionCode<B> as(Function<T, B> made, Function<B, T> back) {
        return new PositionCode<>(value -> made.apply(read(value)), said -> write(back.apply(said)));
    }
}
