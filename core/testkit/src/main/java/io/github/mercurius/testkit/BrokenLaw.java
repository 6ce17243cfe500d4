package io.github.mercurius.testkit;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.internal.Arguments;

/**
 * Where a bot first broke a law.
 *
 * @param seed with which the bot was made
 * @param view from which it was asked
 * @param what what it did, and what was expected
 */
public record BrokenLaw(BotLaw law, long seed, PlayerView view, String what) {
    public BrokenLaw {
        Arguments.notNull(law, "law", "a law");
        Arguments.notNull(view, "view", "a view");
        Arguments.notNull(what, "what", "what the bot did");
    }

    /** The law, the seed, what happened, and the view in one line. */
    @Override
    public String toString() {
        return law + ": the bot of seed " + seed + " " + what + System.lineSeparator() + "  in: " + view.toText();
    }
}
