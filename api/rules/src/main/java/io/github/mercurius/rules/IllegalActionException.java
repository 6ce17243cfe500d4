package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Excerpt;

/** Thrown when an action is applied that is not legal; carries the {@link AnyViolation} that says why. */
public final class IllegalActionException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient AnyAction action;
    private final transient AnyViolation violation;
    private final AnyRule rule;

    /** An exception for an action that was refused because of a violation. */
    public IllegalActionException(AnyAction action, AnyViolation violation) {
        super(Excerpt.of(action.notation()) + ": " + violation.rule().id() + ": " + violation.message());
        this.action = action;
        this.violation = violation;
        rule = violation.rule();
    }

    /**
     * The action that was refused.
     *
     * @throws IllegalStateException if the exception was serialized
     */
    public AnyAction action() {
        return kept(action);
    }

    /**
     * Why it was refused.
     *
     * @throws IllegalStateException if the exception was serialized
     */
    public AnyViolation violation() {
        return kept(violation);
    }

    /** The rule that it breaks, which is kept when the exception is serialized. */
    public AnyRule rule() {
        return rule;
    }
}
