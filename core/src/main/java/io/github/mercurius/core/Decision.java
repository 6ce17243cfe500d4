package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.common.Arguments;
import java.util.Optional;

/**
 * What to play for a bot that an {@link Arbiter} asked.
 *
 * @param action the bot's action or its last suggestion, or what the arbiter plays in its place; always legal
 * @param replaced whether the arbiter plays in the bot's place
 * @param failure what the bot did wrong; empty if nothing
 */
public record Decision(Action action, boolean replaced, Optional<String> failure) {
    public Decision {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(failure, "failure", "what the bot did, or empty");
    }
}
