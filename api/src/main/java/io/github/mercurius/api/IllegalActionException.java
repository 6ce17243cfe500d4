package io.github.mercurius.api;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Excerpt;

/** Thrown when an action is applied that is not legal; carries the {@link Violation} that says why. */
public final class IllegalActionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Action action;
    private final transient Violation violation;

    /** An exception for an action that was refused because of a violation. */
    public IllegalActionException(Action action, Violation violation) {
        super(Excerpt.of(Arguments.notNull(action, "action").notation()) + ": "
                + Arguments.notNull(violation, "violation").message());
        this.action = action;
        this.violation = violation;
    }

    /** The action that was refused. */
    public Action action() {
        return action;
    }

    /** Why it was refused. */
    public Violation violation() {
        return violation;
    }
}
