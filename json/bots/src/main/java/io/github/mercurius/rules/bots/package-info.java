/**
 * Bots of any game as processes, in any language. {@link io.github.mercurius.rules.bots.ProcessBots} is the host's side
 * and {@link io.github.mercurius.rules.bots.BotSpeaker} the bot's.
 */
@NullMarked
package io.github.mercurius.rules.bots;

import org.jspecify.annotations.NullMarked;
