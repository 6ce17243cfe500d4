package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.common.Arguments;

/**
 * A bot that failed to give a legal action.
 *
 * @param seat where the bot sat
 * @param action which action of the game it was, from 0
 * @param what what the bot did instead
 * @param playedInstead what the {@link Arbiter} played in its place
 */
public record BotFailure(int seat, int action, String what, Action playedInstead) {
    public BotFailure {
        Arguments.notNull(what, "what", "what the bot did");
        Arguments.notNull(playedInstead, "playedInstead", "an action");
    }
}
