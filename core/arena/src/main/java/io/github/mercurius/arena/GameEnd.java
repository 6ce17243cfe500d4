package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyState;
import java.util.List;

/**
 * How a game of bots ended that an {@link Arbiter} ran without a log.
 *
 * @param <S> the state
 * @param end the last state, with the ranking in its table
 * @param failures where bots failed, in order
 */
public record GameEnd<S extends AnyState<?, ?>>(S end, List<BotFailure> failures) {
    public GameEnd {
        failures = List.copyOf(failures);
    }
}
