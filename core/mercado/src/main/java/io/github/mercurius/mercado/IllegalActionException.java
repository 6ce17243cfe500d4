package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Excerpt;
import org.jspecify.annotations.Nullable;

/** Thrown when an action is applied that is not legal; carries the {@link Violation} that says why. */
public final class IllegalActionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Action action;
    private final transient @Nullable Violation violation;

    /** An exception for an action that was refused because of a violation. */
    public IllegalActionException(Action action, Violation violation) {
        super(Excerpt.of(Arguments.notNull(action, "action").notation()) + ": "
                + Arguments.notNull(violation, "violation").message());
        this.action = action;
        this.violation = violation;
    }

    /**
     * The action that was refused.
     *
     * @throws IllegalStateException after serialization, which keeps the message alone
     */
    public Action action() {
        return kept(action);
    }

    /**
     * Why it was refused.
     *
     * @throws IllegalStateException after serialization, which keeps the message alone
     */
    public Violation violation() {
        return kept(violation);
    }

    private static <T> T kept(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("the exception was serialized: only its message is left");
        }
        return value;
    }
}
