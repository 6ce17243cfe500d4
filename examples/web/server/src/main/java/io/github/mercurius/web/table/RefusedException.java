package io.github.mercurius.web.table;

import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that is refused: what kind of refusal, and what was given and expected. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Why why;
    private final transient @Nullable Violation violation;
    private final transient @Nullable Setup setup;

    public RefusedException(Why why, String message) {
        this(why, message, null, null);
    }

    private RefusedException(Why why, String message, @Nullable Violation violation, @Nullable Setup setup) {
        // No stack trace: a refusal is an answer.
        super(message, null, false, false);
        this.why = why;
        this.violation = violation;
        this.setup = setup;
    }

    /** The refusal of an action that breaks a rule of the game. */
    static RefusedException of(Violation violation, Setup setup) {
        return new RefusedException(Why.ILLEGAL, violation.rule().id() + ": " + violation.message(), violation, setup);
    }

    /** The kind of refusal. */
    public Why why() {
        return why;
    }

    /** The rule that is broken, with the facts, if it is one of the game. */
    public Optional<Violation> violation() {
        return Optional.ofNullable(violation);
    }

    /** The text for people; in their language where the library has it. */
    public String message(Locale language) {
        return violation != null && setup != null
                ? violation.message(language, setup)
                : Objects.requireNonNull(getMessage());
    }
}
