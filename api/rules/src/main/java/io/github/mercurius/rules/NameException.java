package io.github.mercurius.rules;

import org.jspecify.annotations.Nullable;

/** Thrown when players cannot be called so: says which name, and why. */
public final class NameException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable NameProblem problem;

    /** An exception for a problem. */
    public NameException(NameProblem problem) {
        super(problem.message());
        this.problem = problem;
    }

    /**
     * What is wrong.
     *
     * @throws IllegalStateException if the exception was serialized
     */
    public NameProblem problem() {
        return kept(problem);
    }
}
