package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;

/**
 * A kind of privilege tokens of an edition; tokens of one kind cannot be told apart (THG-4).
 *
 * @param place its place in the order of the edition, from 0
 * @param code the code, such as {@code V2S}
 * @param copies how many tokens of this kind there are
 * @param points how many spaces it moves its player
 * @param effects what else it does, in the order in which that happens
 */
public record TokenKind(int place, String code, int copies, int points, List<Effect> effects) {
    public TokenKind {
        Arguments.notNegative(place, "place");
        Arguments.notNull(code, "code");
        effects = Arguments.noneNull(effects, "effects");
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
