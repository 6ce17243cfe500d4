/**
 * Bots, compiled against the vocabulary alone: they know what their seat may know. {@link Bots} makes them by name, and
 * {@link Advice} explains what the strongest would do.
 *
 * <p>{@code random} plays anything, {@code greedy} and {@code prudent} plan one turn, {@code ismcts} and {@code regent}
 * search.
 */
@NullMarked
package io.github.mercurius.bots;

import org.jspecify.annotations.NullMarked;
