package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import java.util.Optional;

/**
 * What to play for a bot that an {@link Arbiter} asked.
 *
 * @param <A> the actions of the game
 * @param action the bot's action or its last suggestion, or what the arbiter plays in its place; always legal
 * @param replaced whether the arbiter plays in the bot's place
 * @param late whether it does so because the bot did not answer in time
 * @param failure what the bot did wrong; empty if nothing
 */
public record Decision<A extends AnyAction>(A action, boolean replaced, boolean late, Optional<String> failure) {}
