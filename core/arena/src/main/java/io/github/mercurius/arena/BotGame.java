package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyGame;
import java.util.List;

/**
 * A game of bots that an {@link Arbiter} ran to its end, or to the most actions that it allows.
 *
 * @param <G> the game
 * @param game the game, with its log
 * @param failures where bots failed, in order
 */
public record BotGame<G extends AnyGame<?, ?>>(G game, List<BotFailure> failures) {
    public BotGame {
        failures = List.copyOf(failures);
    }
}
