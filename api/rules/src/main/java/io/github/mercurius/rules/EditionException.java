package io.github.mercurius.rules;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a description of an edition is refused; carries everything that is wrong with it. */
public final class EditionException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient List<EditionProblem> problems;

    /** An exception for at least one problem. */
    public EditionException(List<EditionProblem> problems) {
        super(problems.stream().map(EditionProblem::message).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /**
     * Everything that is wrong, at least one problem.
     *
     * @throws IllegalStateException if the exception was serialized
     */
    public List<EditionProblem> problems() {
        return kept(problems);
    }
}
