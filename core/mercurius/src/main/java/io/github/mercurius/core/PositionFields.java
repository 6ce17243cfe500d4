package io.github.mercurius.core;

import io.github.mercurius.common.PastedText;
import io.github.mercurius.common.TextFields;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The text of a position cut into its parts: {@code mpn/1}, then {@code key=value} with white space between them. */
final class PositionFields {
    private static final Map<String, PositionPart> PARTS = parts();

    private final String text;
    private final TextFields<PositionPart> fields;
    private final List<PositionProblem> problems = new ArrayList<>();

    PositionFields(String text) {
        this.text = text;
        fields = TextFields.pasted(text, PositionWriter.FORMAT, PARTS, PositionPart.NAMES);
        for (TextFields.Problem wrong : fields.problems()) {
            OptionalInt place = OptionalInt.of(wrong.place());
            problems.add(new PositionProblem(place, wrong.what(), wrong.given(), wrong.expected(), List.of()));
        }
        if (!fields.isKnown()) {
            throw new PositionException(problems);
        }
    }

    private static Map<String, PositionPart> parts() {
        Map<String, PositionPart> parts = new LinkedHashMap<>();
        for (PositionPart part : PositionPart.values()) {
            if (part.isWritten()) {
                parts.put(part.key, part);
            }
        }
        return parts;
    }

    /** What cannot be read: more can be added. */
    List<PositionProblem> problems() {
        return problems;
    }

    /** Something to read the value of a part with, if the text has that part. */
    Optional<TextCursor> cursor(PositionPart part) {
        TextFields.Value value = fields.value(part);
        return value == null
                ? Optional.empty()
                : Optional.of(new TextCursor(PastedText.of(text, value, part == PositionPart.NAMES), part.key));
    }

    /** Where a part stands, or what it says of a seat; the end of the text if it is left out. */
    int place(PositionPart part, int seat) {
        return fields.place(part, seat);
    }
}
