package io.github.mercurius.mercado;

/** Thrown when an action is applied that is not legal; carries the {@link Violation} that says why. */
public final class IllegalActionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int MOST_SHOWN = 60;

    private final transient Action action;
    private final transient Violation violation;

    /** An exception for an action that was refused because of a violation. */
    public IllegalActionException(Action action, Violation violation) {
        super(shown(Arguments.notNull(action, "action").notation()) + ": "
                + Arguments.notNull(violation, "violation").message());
        this.action = action;
        this.violation = violation;
    }

    private static String shown(String notation) {
        return notation.length() <= MOST_SHOWN ? notation : notation.substring(0, MOST_SHOWN) + "…";
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
