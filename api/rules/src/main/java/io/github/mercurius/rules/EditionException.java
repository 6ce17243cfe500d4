package io.github.mercurius.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a description of an edition is refused; carries everything that is wrong with it. */
public final class EditionException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final ArrayList<EditionProblem> problems;

    /** An exception for at least one problem. */
    public EditionException(List<EditionProblem> problems) {
        super(Checks.copy(problems, "problems").stream()
                .map(EditionProblem::message)
                .collect(Collectors.joining("\n")));
        this.problems = Checks.copy(problems, "problems");
    }

    /** Everything that is wrong, at least one problem. */
    public List<EditionProblem> problems() {
        return Collections.unmodifiableList(problems);
    }
}
