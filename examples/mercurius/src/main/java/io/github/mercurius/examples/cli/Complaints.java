package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with a position, a line for each problem; and below it the place in the text, if there is a text. */
public final class Complaints {
    private static final int MOST = 20;
    private static final int BEFORE = 30;
    private static final int AFTER = 40;
    private static final String INDENT = "    ";
    private static final String MORE = "…";

    private Complaints() {}

    /** A refusal of a position that was not read from a text. */
    public static RefusedTextException about(String name, PositionException wrong) {
        return about(name, "", wrong);
    }

    /** A refusal of a position's text that has a name. */
    static RefusedTextException about(String name, String text, PositionException wrong) {
        List<PositionProblem> problems = wrong.problems();
        List<String> lines = new ArrayList<>();
        for (PositionProblem problem : problems.subList(0, Math.min(MOST, problems.size()))) {
            lines.addAll(Columns.wrap("  ", problem.message()));
            if (problem.place().isPresent() && !text.isEmpty()) {
                lines.addAll(excerpt(text, problem.place().getAsInt()));
            }
        }
        if (problems.size() > MOST) {
            lines.add("  and " + (problems.size() - MOST) + " more");
        }
        String number = problems.size() == 1 ? "1 problem" : problems.size() + " problems";
        return new RefusedTextException(name + ": no position, " + number, lines);
    }

    /** The text around a place, and a caret below the place. */
    private static List<String> excerpt(String text, int place) {
        int from = Math.max(0, place - BEFORE);
        int to = Math.min(text.length(), place + AFTER);
        String before = (from == 0 ? "" : MORE) + shown(text.substring(from, place));
        String after = shown(text.substring(place, to)) + (to == text.length() ? "" : MORE);
        String caret = " ".repeat(Columns.width(before)) + "^";
        return List.of(INDENT + before + after, INDENT + caret);
    }

    private static String shown(String text) {
        return Printable.of(text.replaceAll("\\s", " "));
    }
}
