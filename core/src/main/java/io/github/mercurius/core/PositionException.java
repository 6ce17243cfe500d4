package io.github.mercurius.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when the rules cannot lead to a position, or a text is not the text of one: says all that is wrong with it.
 */
public final class PositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<PositionProblem> problems;

    PositionException(List<PositionProblem> problems) {
        super(message(problems));
        this.problems = Collections.unmodifiableList(new ArrayList<>(problems));
    }

    static String message(List<PositionProblem> problems) {
        String all = problems.stream().map(PositionProblem::message).collect(Collectors.joining("; "));
        return problems.size() == 1 ? all : problems.size() + " problems: " + all;
    }

    /** All that is wrong, at least one thing. */
    public List<PositionProblem> problems() {
        return problems;
    }
}
