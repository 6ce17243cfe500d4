package io.github.mercurius.rules;

import java.util.Objects;

/** Thrown when an action is applied that is not legal; carries the {@link AnyViolation} that says why. */
public final class IllegalActionException extends RulesException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 60;

    private final AnyAction action;
    private final AnyViolation violation;

    /** An exception for an action that was refused because of a violation. */
    public IllegalActionException(AnyAction action, AnyViolation violation) {
        super(shown(Objects.requireNonNull(action, "action: null, expected an action")
                        .notation())
                + ": "
                + Objects.requireNonNull(violation, "violation: null, expected a violation")
                        .rule()
                        .id()
                + ": " + violation.message());
        this.action = action;
        this.violation = violation;
    }

    private static String shown(String notation) {
        return notation.length() <= MOST_SHOWN ? notation : notation.substring(0, MOST_SHOWN) + "…";
    }

    /** The action that was refused. */
    public AnyAction action() {
        return action;
    }

    /** Why it was refused. */
    public AnyViolation violation() {
        return violation;
    }
}
