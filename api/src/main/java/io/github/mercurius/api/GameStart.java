package io.github.mercurius.api;

import io.github.mercurius.common.Arguments;

/**
 * What a bot is told as a game starts.
 *
 * @param view what its seat knows before the first action
 * @param seed for the bot's random choices, so that the game can be played again; it says nothing of the cards
 * @param nanos how many nanoseconds the bot has for each decision
 */
public record GameStart(PlayerView view, long seed, long nanos) {
    public GameStart {
        Arguments.notNull(view, "view", "the view of a seat");
        Arguments.that(view.viewer().isPresent(), "view", "of a spectator", "that of a seat");
        Arguments.that(nanos > 0, "nanos", nanos, "more than 0");
    }

    /** The seat on which the bot plays. */
    public int seat() {
        return view.viewer().getAsInt();
    }

    /** What is agreed for the game: who plays, who starts, the rulings. */
    public Setup setup() {
        return view.table().setup();
    }
}
