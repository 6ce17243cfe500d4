package io.github.mercurius.core;

import java.util.List;

/**
 * A game of bots that an {@link Arbiter} ran to its end.
 *
 * @param game the game, with its log
 * @param incidents where bots failed, in order
 */
public record Match(Game game, List<Incident> incidents) {
    public Match {
        Check.notNull(game, "game", "a game");
        incidents = Check.noneNull(incidents, "incidents", "a list");
    }
}
