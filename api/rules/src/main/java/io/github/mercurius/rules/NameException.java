package io.github.mercurius.rules;

/** Thrown when players cannot be called so: says which name, and why. */
public final class NameException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final NameProblem problem;

    /** An exception for a problem. */
    public NameException(NameProblem problem) {
        super(problem.message());
        this.problem = problem;
    }

    /** What is wrong. */
    public NameProblem problem() {
        return problem;
    }
}
