package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A kind of privilege tokens of an edition; tokens of one kind cannot be told apart (THG-4).
 *
 * <p>Equal if all that stands on it is, its copies, and its place in the edition. This class is immutable and
 * thread-safe.
 */
public final class TokenKind {
    private final String code;
    private final int copies;
    private final int points;
    private final List<Effect> effects;
    /** Its place in the order of the edition. */
    final int place;

    TokenKind(int place, String code, int copies, int points, List<Effect> effects) {
        this.place = place;
        this.code = Arguments.notNull(code, "code");
        this.copies = copies;
        this.points = points;
        this.effects = Arguments.noneNull(effects, "effects");
    }

    /** The code, such as {@code V2S}. */
    public String code() {
        return code;
    }

    /** How many tokens of this kind there are. */
    public int copies() {
        return copies;
    }

    /** How many spaces it moves its player. */
    public int points() {
        return points;
    }

    /** What else it does, in the order in which that happens. */
    public List<Effect> effects() {
        return effects;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof TokenKind that
                        && that.place == place
                        && that.code.equals(code)
                        && that.copies == copies
                        && that.points == points
                        && that.effects.equals(effects));
    }

    @Override
    public int hashCode() {
        return Objects.hash(place, code);
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
