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
    /** The field whose value can have other spaces, if the text can be pasted from a chat; else none. */
    private final @Nullable F names;

    private final Map<F, Value> values = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private final boolean known;

    /**
     * Cuts a text.
     *
     * @param byKey the fields that the text can have, by their keys, in the order in which a message names them
     */
    public TextFields(String text, String format, Map<String, F> byKey) {
        this(text, format, byKey, null);
    }

    private TextFields(String text, String format, Map<String, F> byKey, @Nullable F names) {
        this.text = text;
        this.byKey = byKey;
        this.names = names;
        int start = startOfWord(0);
        int end = endOfWord(start);
        known = isKnown(format, start, end);
        if (known) {
            for (start = startOfWord(end); start < text.length(); start = startOfWord(end)) {
                end = endOfField(start);
                addField(start, end);
            }
        }
    }

    /**
     * Cuts a text as people paste it from a chat. Other spaces than that of ASCII are white space too. Behind a comma
     * or a slash and white space a value goes on, unless a field begins there.
     *
     * @param names the field whose value can have such other spaces in it: they end it only before a field or at the
     *     end
     */
    public static <F> TextFields<F> pasted(String text, String format, Map<String, F> byKey, F names) {
        return new TextFields<>(text, format, byKey, names);
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

    /**
     * Where a field ends: behind its word, or behind the last word of a list that was wrapped after commas or slashes.
     */
    private int endOfField(int start) {
        boolean ofNames = names != null && names.equals(fieldAt(start));
        int end = ofNames ? endOfNames(start) : endOfWord(start);
        while (names != null && PastedText.isOpen(text.charAt(end - 1))) {
            int next = startOfWord(end);
            if (next == text.length() || fieldAt(next) != null) {
                return end;
            }
            end = ofNames ? endOfNames(next) : endOfWord(next);
        }
        return end;
    }

    /** The field that begins at a place with its key and an equal sign, if one does. */
    private @Nullable F fieldAt(int place) {
        for (Map.Entry<String, F> field : byKey.entrySet()) {
            if (text.startsWith(field.getKey(), place)
                    && text.startsWith("=", place + field.getKey().length())) {
                return field.getValue();
            }
        }
        return null;
    }

    /** Where a word of names ends: other spaces belong to it, unless a field or the end follows. */
    private int endOfNames(int from) {
        int end = endOfWord(from);
        while (end < text.length() && isOtherSpace(text.charAt(end))) {
            int next = startOfWord(end);
            if (next == text.length() || isSpace(text.charAt(next - 1)) || fieldAt(next) != null) {
                return end;
            }
            end = endOfWord(next);
        }
        return end;
    }

    private int startOfWord(int from) {
        int start = from;
        while (start < text.length() && isBetweenWords(text.charAt(start))) {
            start++;
        }
        return start;
    }

    private int endOfWord(int from) {
        int end = from;
        while (end < text.length() && !isBetweenWords(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private boolean isBetweenWords(char character) {
        return isSpace(character) || (names != null && isOtherSpace(character));
    }

    private static boolean isSpace(char character) {
        return character <= ' ' && (character == ' ' || character == '\t' || character == '\n' || character == '\r');
    }

    /** Whether a character is a space, but not the one of ASCII: a no-break space, for example. */
    public static boolean isOtherSpace(char character) {
        return character > '~' && Character.isSpaceChar(character);
    }

    /**
     * Whether a character of a list can be left out: white space, which {@link #pasted} leaves behind commas and
     * slashes only.
     */
    public static boolean isWhiteSpace(char character) {
        return isSpace(character) || isOtherSpace(character);
    }
}
