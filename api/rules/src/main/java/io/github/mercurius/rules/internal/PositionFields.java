package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The text of a position cut into its parts: the name of its format, then {@code key=value} with white space between
 * them.
 *
 * <p>White space may also follow commas and slashes, unless a part begins there, and U+2212 (minus) may stand for a
 * hyphen, but in names: so a line can be wrapped or pasted.
 */
public final class PositionFields implements PositionParts {
    private static final int LONGEST = 20_000;

    private final String text;
    private final List<String> keys;
    private final Map<String, PositionValue> values = new HashMap<>();
    private final List<PositionProblem> problems = new ArrayList<>();
    private boolean isOfEdition = true;

    /**
     * Cuts a text.
     *
     * @param keys the keys of its parts, in the order in which they are read
     * @throws PositionException if it is too long or of another format
     */
    public PositionFields(String text, String format, List<String> keys) {
        this.text = Arguments.notNull(text, "text", "the text of a position");
        this.keys = keys;
        if (text.length() > LONGEST) {
            throw new PositionValue("text", text.length() + " characters", 0).misread("at most " + LONGEST);
        }
        int start = startOfWord(0);
        int end = endOfWord(start);
        if (!text.substring(start, end).equals(format)) {
            throw new PositionValue("format", text.substring(start, end), start).misread(format);
        }
        String withHyphens = text.replace('\u2212', '-');
        for (start = startOfWord(end); start < text.length(); start = startOfWord(end)) {
            end = endOfPart(start);
            String part = partAt(start);
            if (part == null) {
                String expected = "one of " + keys.stream().collect(Collectors.joining(", ")) + ", with = and a value";
                add(new PositionValue("part", text.substring(start, end), start).misread(expected));
            } else {
                int place = start + part.length() + 1;
                String value = (part.equals("names") ? text : withHyphens).substring(place, end);
                if (values.put(part, new PositionValue(part, value, place)) != null) {
                    add(new PositionValue(part, "once more", start).misread("each part once"));
                }
            }
        }
    }

    private void add(PositionException misread) {
        problems.addAll(misread.problems());
    }

    /** The part that begins at a place with its key and an equal sign, if one does. */
    private @Nullable String partAt(int place) {
        for (String key : keys) {
            if (text.startsWith(key, place) && text.startsWith("=", place + key.length())) {
                return key;
            }
        }
        return null;
    }

    /** Where a part ends: behind its word, or behind the last word of a list that was wrapped. */
    private int endOfPart(int start) {
        int end = endOfWord(start);
        while (text.charAt(end - 1) == ',' || text.charAt(end - 1) == '/') {
            int next = startOfWord(end);
            if (next == text.length() || partAt(next) != null) {
                return end;
            }
            end = endOfWord(next);
        }
        return end;
    }

    static boolean isSpace(char character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\r';
    }

    private int startOfWord(int from) {
        int start = from;
        while (start < text.length() && isSpace(text.charAt(start))) {
            start++;
        }
        return start;
    }

    private int endOfWord(int from) {
        int end = from;
        while (end < text.length() && !isSpace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    @Override
    public <T> void part(String key, PositionCode<T> code, @Nullable T usual, T now, Consumer<T> set) {
        read(key, key, value -> {
            set.accept(code.read(value));
            return key;
        });
    }

    /** What is read of a part; something else if it is left out, or if it cannot be read, which is a problem. */
    <T> T read(String part, T otherwise, Function<PositionValue, T> reader) {
        PositionValue value = values.get(part);
        if (value == null) {
            return otherwise;
        }
        try {
            return reader.apply(value);
        } catch (PositionException misread) {
            add(misread);
            return otherwise;
        }
    }

    /** Adds a problem if a part is left out that a rule demands. */
    private void need(String part, String value, AnyRule rule) {
        if (!values.containsKey(part)) {
            add(new PositionValue(part, "", text.length()).misread(part + "=" + value, rule));
        }
    }

    /** Reads which edition a text is written for: it must be one of the names of that which it is read with. */
    public void edition(List<String> names, AnyRule rule) {
        isOfEdition = read("edition", false, value -> {
            if (!names.contains(value.text())) {
                throw value.misread("the edition that is given to read with, " + names.get(0), rule);
            }
            return true;
        });
        need("edition", names.get(0), rule);
    }

    /**
     * How many play.
     *
     * @param expected how many can play, as a message says it
     * @throws PositionException if it is not known how many play, or the edition is another one
     */
    public int players(int fewest, int most, String expected, AnyRule rule) {
        int players = read("players", 0, PositionCode.number(fewest, most, expected, rule)::read);
        need("players", expected, rule);
        if (!isOfEdition || players == 0) {
            throwIfAny();
        }
        return players;
    }

    /**
     * Ends the reading.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    public void throwIfAny() {
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
    }

    /** Where a part stands, or what it says of a seat; the end of the text if it is left out. */
    int place(String part, int seat) {
        PositionValue value = values.get(part);
        if (value == null) {
            return text.length();
        }
        int start = 0;
        for (int before = 0; before < seat; before++) {
            start = Math.max(start, value.text().indexOf('/', start) + 1); // some parts say one thing for all seats
        }
        return value.place() + start;
    }
}
