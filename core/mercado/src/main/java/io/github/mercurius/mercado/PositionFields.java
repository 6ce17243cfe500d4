package io.github.mercurius.mercado;

import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The text of a position cut into its parts: {@code mdn/1}, then {@code key=value} with white space between them. */
final class PositionFields {
    static final int LONGEST = 20_000;
    private static final int MOST_SHOWN = 20;
    private static final String KEYS =
            Arrays.stream(PositionPart.values()).map(part -> part.key).collect(Collectors.joining(", "));

    /** Where a value begins, and where it ends. */
    private record Value(int start, int end) {}

    private final String text;
    private final Map<PositionPart, Value> values = new EnumMap<>(PositionPart.class);
    private final List<PositionProblem> problems = new ArrayList<>();

    PositionFields(String text) {
        this.text = text;
        if (text.length() > LONGEST) {
            add(0, "text", text.length() + " characters", "at most " + LONGEST);
            throw new PositionException(problems);
        }
        int start = startOfWord(0);
        int end = endOfWord(start);
        if (!text.substring(start, end).equals(PositionWriter.FORMAT)) {
            add(start, "format", shown(start, end), PositionWriter.FORMAT);
            throw new PositionException(problems);
        }
        for (start = startOfWord(end); start < text.length(); start = startOfWord(end)) {
            end = endOfWord(start);
            addPart(start, end);
        }
    }

    /** What cannot be read: more can be added. */
    List<PositionProblem> problems() {
        return problems;
    }

    /** Something to read the value of a part with, if the text has that part. */
    Optional<TextCursor> cursor(PositionPart part) {
        Value value = values.get(part);
        return value == null ? Optional.empty() : Optional.of(new TextCursor(text, part.key, value.start, value.end));
    }

    /** Where a part stands, or what it says of a seat; the end of the text if it is left out. */
    int place(PositionPart part, int seat) {
        Value value = values.get(part);
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

    private void addPart(int start, int end) {
        for (PositionPart part : PositionPart.values()) {
            int equalSign = start + part.key.length();
            if (equalSign < end && text.charAt(equalSign) == '=' && text.startsWith(part.key, start)) {
                if (values.put(part, new Value(equalSign + 1, end)) != null) {
                    add(start, part.key, "once more", "each part once");
                }
                return;
            }
        }
        add(start, "part", shown(start, end), "one of " + KEYS + ", with = and a value");
    }

    private void add(int place, String what, String given, String expected) {
        problems.add(new PositionProblem(OptionalInt.of(place), what, given, expected, List.of()));
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
