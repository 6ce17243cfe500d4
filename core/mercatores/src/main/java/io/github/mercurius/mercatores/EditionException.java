package io.github.mercurius.mercatores;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Thrown when a description of an edition is refused; carries everything that is wrong with it. */
public final class EditionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable List<EditionProblem> problems;

    EditionException(List<EditionProblem> problems) {
        super(problems.stream().map(EditionProblem::message).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** Everything that is wrong, at least one problem; none after serialization, which keeps the message alone. */
    public List<EditionProblem> problems() {
        return problems == null ? List.of() : problems;
    }
}
