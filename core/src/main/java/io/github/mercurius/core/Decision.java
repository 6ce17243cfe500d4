package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.common.Arguments;
import java.util.Optional;

/**
 * What to play for a bot that an {@link Arbiter} asked.
 *
 * @param action the bot's action, or what the arbiter plays in its place; legal in either case
 * @param failure what the bot did instead of giving a legal action; empty if it gave one
 */
public record Decision(Action action, Optional<String> failure) {
    public Decision {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(failure, "failure", "what the bot did, or empty");
    }
}
