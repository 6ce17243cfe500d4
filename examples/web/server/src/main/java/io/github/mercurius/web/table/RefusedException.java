package io.github.mercurius.web.table;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A request that is refused: what kind of refusal, and what was given and expected. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Why why;
    private final transient @Nullable Broken broken;

    /** A rule that is broken, with the names of the seats, and as JSON. */
    private record Broken(AnyViolation violation, AnySetup setup, String json) {}

    public RefusedException(Why why, String message) {
        this(why, message, null);
    }

    private RefusedException(Why why, String message, @Nullable Broken broken) {
        // No stack trace: a refusal is an answer.
        super(message, null, false, false);
        this.why = why;
        this.broken = broken;
    }

    /** The refusal of an action that breaks a rule of the game. */
    static RefusedException of(AnyViolation violation, AnySetup setup, String json) {
        String message = violation.rule().id() + ": " + violation.message();
        return new RefusedException(Why.ILLEGAL, message, new Broken(violation, setup, json));
    }

    /** The refusal of what a table is not ready for, or not any more. */
    static RefusedException wrongPhase(TableState table, Phase expected) {
        return new RefusedException(
                Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected " + expected.code());
    }

    /** What the library gives, unless it refuses. */
    static <T> T accepted(Why why, Supplier<T> library) {
        try {
            return library.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new RefusedException(why, Objects.requireNonNull(e.getMessage()));
        }
    }

    /** The kind of refusal. */
    public Why why() {
        return why;
    }

    /** The rule that is broken, with the facts, if it is one of the game. */
    public Optional<AnyViolation> violation() {
        return Optional.ofNullable(broken).map(Broken::violation);
    }

    /** The violation in JSON, if a rule is broken. */
    public @Nullable String json() {
        return broken == null ? null : broken.json();
    }

    /** The text for people; in their language where the library has it. */
    public String message(Locale language) {
        return broken == null
                ? Objects.requireNonNull(getMessage())
                : broken.violation().message(language, broken.setup());
    }
}
