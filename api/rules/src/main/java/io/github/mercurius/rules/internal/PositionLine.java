package io.github.mercurius.rules.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The line of a position as it is written: the name of its format, then {@code key=value} for each part. */
public final class PositionLine {
    /** Stands for a list with nothing in it. */
    public static final String NOTHING = "-";

    private final StringBuilder text;

    /** A line that has the name of its format. */
    public PositionLine(String format) {
        text = new StringBuilder(1024).append(format);
    }

    /** The line, to write the value of a part behind it. */
    public StringBuilder text() {
        return text;
    }

    /** Begins a part; its value comes next. */
    public StringBuilder part(String part) {
        return text.append(' ').append(part).append('=');
    }

    /** A part that is a number, if it is not as it is by default. */
    public void number(String part, int number, int byDefault) {
        if (number != byDefault) {
            part(part).append(number);
        }
    }

    /** A part that is one of some constants, if it is not as it is by default. */
    public <E extends Enum<E>> void constant(String part, E constant, E byDefault) {
        if (constant != byDefault) {
            part(part).append(constant);
        }
    }

    /** A part that is a list, if it is not empty. */
    public <T> void items(String part, List<T> items, Consumer<T> write) {
        if (!items.isEmpty()) {
            part(part);
            list(items, write);
        }
    }

    /** Items with commas between them, or that there are none. */
    public <T> void list(List<T> items, Consumer<T> write) {
        text.append(items.isEmpty() ? NOTHING : "");
        String comma = "";
        for (T item : items) {
            text.append(comma);
            write.accept(item);
            comma = ",";
        }
    }

    /** Some things, each kind once with a number before it if there are several, or that there are none. */
    public <K> void counted(List<K> kinds, ToIntFunction<K> count, Function<K, String> code) {
        list(kinds, kind -> {
            if (count.applyAsInt(kind) > 1) {
                text.append(count.applyAsInt(kind));
            }
            text.append(code.apply(kind));
        });
    }

    /** A part that says something of each seat, if it says something of any. */
    public <S> void seats(String part, List<S> seats, Predicate<S> says, Consumer<S> write) {
        if (seats.stream().anyMatch(says)) {
            part(part);
            String slash = "";
            for (S seat : seats) {
                text.append(slash);
                write.accept(seat);
                slash = "/";
            }
        }
    }

    /** The part with the names, if there are any; spaces, commas and percent signs are %20, %2C and %25. */
    public void names(String part, List<String> names) {
        items(
                part,
                names,
                name -> text.append(name.replace("%", "%25").replace(" ", "%20").replace(",", "%2C")));
    }

    /** The names in what {@link #names(String, List)} writes. */
    static List<String> names(String escaped) {
        List<String> names = new ArrayList<>();
        for (String name : escaped.split(",[ \\t\\r\\n]*", -1)) {
            names.add(name.replace("%20", " ").replace("%2C", ",").replace("%25", "%"));
        }
        return names;
    }

    /** The line. */
    @Override
    public String toString() {
        return text.toString();
    }
}
