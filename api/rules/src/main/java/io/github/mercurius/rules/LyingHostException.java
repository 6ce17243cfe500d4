package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.Objects;

/** Thrown when a host shows what no honest host shows; carries what that is. {@link JointSession} finds it. */
public final class LyingHostException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final Part part;
    private final int index;
    private final String found;
    private final String expected;

    /** An exception for a lie. */
    public LyingHostException(Discrepancy lie) {
        super("the host lies: "
                + Objects.requireNonNull(lie, "lie: null, expected what is wrong")
                        .message());
        part = lie.part();
        index = lie.index();
        found = lie.found();
        expected = lie.expected();
    }

    /** What the host has shown, and what an honest one shows. */
    public Discrepancy lie() {
        return new Discrepancy(part, index, found, expected);
    }
}
