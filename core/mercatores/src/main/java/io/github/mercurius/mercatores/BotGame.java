package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.List;

/**
 * A game of bots that an {@link Arbiter} ran to its end.
 *
 * @param game the game, with its log
 * @param failures where bots failed, in order
 */
public record BotGame(Game game, List<BotFailure> failures) {
    public BotGame {
        Arguments.notNull(game, "game", "a game");
        failures = Arguments.noneNull(failures, "failures", "a list");
    }
}
