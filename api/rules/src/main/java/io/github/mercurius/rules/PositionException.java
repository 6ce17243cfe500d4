package io.github.mercurius.rules;

import java.util.List;

/** Thrown when a position contradicts the rules, or a text is not the text of one: says all that is wrong with it. */
public final class PositionException extends RulesException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SAID = 700;

    private final transient List<PositionProblem> problems;

    /** An exception for at least one problem. */
    public PositionException(List<PositionProblem> problems) {
        super(message(problems));
        this.problems = List.copyOf(problems);
    }

    private static String message(List<PositionProblem> problems) {
        StringBuilder message = new StringBuilder(problems.size() == 1 ? "" : problems.size() + " problems: ");
        int said = 0;
        for (PositionProblem problem : problems) {
            if (said > 0 && message.length() + problem.message().length() > MOST_SAID) {
                return message.append("; and ")
                        .append(problems.size() - said)
                        .append(" more")
                        .toString();
            }
            message.append(said++ == 0 ? "" : "; ").append(problem.message());
        }
        return message.toString();
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
