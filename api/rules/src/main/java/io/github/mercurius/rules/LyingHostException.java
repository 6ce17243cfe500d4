package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;

/** Thrown when a host shows what no honest host shows; carries what that is. {@link JointSession} finds it. */
public final class LyingHostException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final Discrepancy lie;

    /** An exception for a lie. */
    public LyingHostException(Discrepancy lie) {
        super("the host lies: " + Arguments.notNull(lie, "lie", "what is wrong").message());
        this.lie = lie;
    }

    /** What the host has shown, and what an honest one shows. */
    public Discrepancy lie() {
        return lie;
    }
}
