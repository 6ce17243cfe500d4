package io.github.mercurius.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The text of a position cut into its parts: the name of its format, then {@code key=value} with white space between
 * them.
 *
 * @param <P> a part
 */
public final class PositionFields<P> {
    private final String text;
    private final P names;
    private final Function<P, String> key;
    private final TextFields<P> fields;
    private final List<PositionProblem> problems = new ArrayList<>();
    private boolean isOfEdition = true;

    /**
     * Cuts a text.
     *
     * @param byKey made by {@link #byKey}
     * @param names the part with the names of players
     * @throws PositionException if it is too long or of another format
     */
    public PositionFields(String text, String format, Map<String, P> byKey, P names, Function<P, String> key) {
        this.text = text;
        this.names = names;
        this.key = key;
        fields = TextFields.pasted(text, format, byKey, names);
        for (TextFields.Problem wrong : fields.problems()) {
            OptionalInt place = OptionalInt.of(wrong.place());
            problems.add(new PositionProblem(place, wrong.what(), wrong.given(), wrong.expected(), List.of()));
        }
        if (!fields.isKnown()) {
            throw new PositionException(problems);
        }
    }

    /** Parts by their keys, in the order in which a message names them. */
    public static <P> Map<String, P> byKey(List<P> parts, Function<P, String> key) {
        Map<String, P> byKey = new LinkedHashMap<>();
        parts.forEach(part -> byKey.put(key.apply(part), part));
        return byKey;
    }

    /** What cannot be read: more can be added. */
    public List<PositionProblem> problems() {
        return problems;
    }

    /**
     * Reads the parts that the text has.
     *
     * @param cursor makes something to read the value of a part with, from the value and its key
     * @throws PositionException if there is something in the text that cannot be read
     */
    public <C extends PositionCursor> void readAll(
            P[] parts, BiFunction<PastedText, String, C> cursor, BiConsumer<P, C> reader) {
        for (P part : parts) {
            cursor(part, cursor).ifPresent(value -> {
                try {
                    reader.accept(part, value);
                    value.checkEnd("nothing more");
                } catch (PositionCursor.Misread e) {
                    problems.add(e.problem());
                }
            });
        }
        throwIfAny();
    }

    private <C> Optional<C> cursor(P part, BiFunction<PastedText, String, C> cursor) {
        return Optional.ofNullable(fields.value(part))
                .map(value -> cursor.apply(PastedText.of(text, value, part.equals(names)), key.apply(part)));
    }

    /** What is read of a part; something else if it is left out, or if it cannot be read, which is a problem. */
    public <T> T read(P part, T otherwise, Function<PositionCursor, T> reader) {
        PositionCursor cursor = cursor(part, PositionCursor::new).orElse(null);
        if (cursor == null) {
            return otherwise;
        }
        try {
            T value = reader.apply(cursor);
            cursor.checkEnd("nothing more");
            return value;
        } catch (PositionCursor.Misread e) {
            problems.add(e.problem());
            return otherwise;
        }
    }

    /** Adds a problem if a part is left out that a rule demands. */
    public void need(P part, String expected, AnyRule rule) {
        if (fields.value(part) == null) {
            Problems<P> missing = new Problems<>();
            missing.add(part, key.apply(part), "nothing", expected, rule);
            problems.addAll(missing.toList(this::place));
        }
    }

    /** Reads which edition a text is written for: it must be one of the names of that which it is read with. */
    public void edition(P part, List<String> names, AnyRule rule) {
        isOfEdition = read(part, false, cursor -> isOneOf(names, cursor, rule));
        need(part, key.apply(part) + "=" + names.get(0), rule);
    }

    /**
     * How many play.
     *
     * @param expected how many can play, as a message says it
     * @throws PositionException if it is not known how many play, or the edition is another one
     */
    public int players(P part, int fewest, int most, String expected, AnyRule rule) {
        int players = read(part, 0, cursor -> cursor.number(fewest, most, expected, rule));
        need(part, key.apply(part) + "=" + expected, rule);
        if (!isOfEdition || players == 0) {
            throwIfAny();
        }
        return players;
    }

    private static boolean isOneOf(List<String> names, PositionCursor cursor, AnyRule rule) {
        int start = cursor.place();
        if (!names.contains(cursor.rest())) {
            throw cursor.misread(start, "the edition that is given to read with, " + names.get(0), rule);
        }
        return true;
    }

    /** Refuses a text in which something cannot be read. */
    public void throwIfAny() {
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
    }

    /** Refuses a position in which something is wrong, with the places where it stands. */
    public void refuse(Problems<P> found) {
        if (!found.isEmpty()) {
            throw new PositionException(found.toList(this::place));
        }
    }

    /** Where a part stands, or what it says of a seat; the end of the text if it is left out. */
    public int place(P part, int seat) {
        return fields.place(part, seat);
    }
}
