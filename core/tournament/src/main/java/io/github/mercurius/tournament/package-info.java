/**
 * Bots of any game against each other. A {@link Contest} seats them, a {@link Tournament} plays its games on many
 * threads, and a {@link Score} or {@link Rating} says what the {@linkplain Outcome outcomes} show.
 */
@NullMarked
package io.github.mercurius.tournament;

import org.jspecify.annotations.NullMarked;
