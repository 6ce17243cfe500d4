package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.examples.games.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Checks files of vectors and of editions, one after the other, against the library. */
public final class Conformance {
    private final PositionPassage asText = new PositionPassage();
    private final UnaryOperator<VectorGame<?, ?>> passage;
    private Report report = Report.NOTHING;

    private Conformance(boolean throughPositions) {
        passage = throughPositions ? asText : UnaryOperator.identity();
    }

    /** Checks states as they are. */
    public static Conformance ofStates() {
        return new Conformance(false);
    }

    /** Takes each state and its views through the text of a position too, and goes on with the result. */
    public static Conformance ofPositions() {
        return new Conformance(true);
    }

    /** Checks a file, and says where it differs, a line for each difference. */
    public List<String> check(String file, FileKind kind, byte[] bytes) throws IOException {
        Report one = kind.holdsEditions()
                ? EditionCases.run(file, bytes, kind.game().orElseThrow())
                : VectorRunner.run(file, bytes, passage);
        report = report.plus(one);
        return one.differences().stream()
                .map(difference -> Printable.of(difference.message()))
                .toList();
    }

    /** Whether all that was checked agrees. */
    public boolean agrees() {
        return report.differences().isEmpty();
    }

    /** What was checked, and how long the texts of positions are if there were some. */
    public List<String> summary() {
        List<String> lines = new ArrayList<>(List.of(report.summary()));
        lines.addAll(asText.sizes());
        return lines;
    }
}
