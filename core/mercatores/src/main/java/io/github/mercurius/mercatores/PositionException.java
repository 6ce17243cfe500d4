package io.github.mercurius.mercatores;

import io.github.mercurius.common.Excerpt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the rules cannot lead to a position, or a text is not the text of one: says all that is wrong with it.
 */
public final class PositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable List<PositionProblem> problems;

    PositionException(List<PositionProblem> problems) {
        super(message(problems));
        this.problems = Collections.unmodifiableList(new ArrayList<>(problems));
    }

    /** All that is wrong, cut to the length of a message. */
    static String message(List<PositionProblem> problems) {
        return Excerpt.problems(problems, PositionProblem::message);
    }

    /** All that is wrong, at least one thing; nothing after serialization, which keeps the message alone. */
    public List<PositionProblem> problems() {
        return problems == null ? List.of() : problems;
    }
}
