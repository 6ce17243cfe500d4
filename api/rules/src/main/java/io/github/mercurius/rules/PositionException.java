package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Excerpt;
import java.util.List;

/** Thrown when a position contradicts the rules, or a text is not the text of one: says all that is wrong with it. */
public final class PositionException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient List<PositionProblem> problems;

    /** An exception for at least one problem. */
    public PositionException(List<PositionProblem> problems) {
        super(Excerpt.problems(problems, PositionProblem::message));
        this.problems = List.copyOf(problems);
    }

    /**
     * All that is wrong, at least one thing.
     *
     * @throws IllegalStateException if the exception was serialized
     */
    public List<PositionProblem> problems() {
        return kept(problems);
    }
}
