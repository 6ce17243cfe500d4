package io.github.mercurius.common;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A text cut into its fields: the name of its format, then {@code key=value} with white space between them.
 *
 * @param <F> a field
 */
public final class TextFields<F> {
    private static final int LONGEST = 20_000;
    private static final int MOST_SHOWN = 20;

    /** Where a value begins, and where it ends. */
    public record Value(int start, int end) {}

    /** Something that cannot be read, and where it stands. */
    public record Problem(int place, String what, String given, String expected) {}

    private final String text;
    private final Map<String, F> byKey;
    private final Map<F, Value> values = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private final boolean known;

    /**
     * Cuts a text.
     *
     * @param byKey the fields that the text can have, by their keys, in the order in which a message names them
     */
    public TextFields(String text, String format, Map<String, F> byKey) {
        this.text = text;
        this.byKey = byKey;
        int start = startOfWord(0);
        int end = endOfWord(start);
        known = isKnown(format, start, end);
        if (known) {
            for (start = startOfWord(end); start < text.length(); start = startOfWord(end)) {
                end = endOfWord(start);
                addField(start, end);
            }
        }
    }

    private boolean isKnown(String format, int start, int end) {
        if (text.length() > LONGEST) {
            problems.add(new Problem(0, "text", text.length() + " characters", "at most " + LONGEST));
            return false;
        }
        boolean found = end - start == format.length() && text.startsWith(format, start);
        if (!found) {
            problems.add(new Problem(start, "format", shown(start, end), format));
        }
        return found;
    }

    private void addField(int start, int end) {
        int equalSign = start;
        while (equalSign < end && text.charAt(equalSign) != '=') {
            equalSign++;
        }
        F field = equalSign == end ? null : byKey.get(text.substring(start, equalSign));
        if (field == null) {
            String keys = byKey.keySet().stream().collect(Collectors.joining(", "));
            String expected = "one of " + keys + ", with = and a value";
            problems.add(new Problem(start, "part", shown(start, end), expected));
        } else if (values.put(field, new Value(equalSign + 1, end)) != null) {
            problems.add(new Problem(start, text.substring(start, equalSign), "once more", "each part once"));
        }
    }

    /** Whether the text is short enough and has the right format; if not, nothing of it is read. */
    public boolean isKnown() {
        return known;
    }

    /** What cannot be read. */
    public List<Problem> problems() {
        return problems;
    }

    /** Where the value of a field stands, or null if the text does not have that field. */
    public @Nullable Value value(F field) {
        return values.get(field);
    }

    /** Where a field stands, or what it says of a seat; the end of the text if it is left out. */
    public int place(F field, int seat) {
        Value value = values.get(field);
        if (value == null) {
            return text.length();
        }
        int place = value.start;
        for (int before = 0; before < seat; before++) {
            int slash = text.indexOf('/', place);
            place = slash < 0 || slash >= value.end ? place : slash + 1;
        }
        return place;
    }

    private String shown(int start, int end) {
        return start == end ? "nothing" : SafeText.of(text.substring(start, end), MOST_SHOWN);
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

    private static boolean isSpace(char character) {
        return character <= ' ' && (character == ' ' || character == '\t' || character == '\n' || character == '\r');
    }
}
