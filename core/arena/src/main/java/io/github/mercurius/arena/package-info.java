/**
 * Lets bots that nobody trusts play any game. Begin with {@link io.github.mercurius.arena.Arbiter}.
 *
 * <p>For many games, a {@link Contest} seats the bots, a {@link Tournament} plays its games on many threads, and a
 * {@link Score} or {@link Rating} says what the {@linkplain FinishedGame outcomes} show.
 */
@NullMarked
package io.github.mercurius.arena;

import org.jspecify.annotations.NullMarked;
