/**
 * Bots that depend on {@code mercurius-api} alone: they know only what their seat may know. {@link Bots} makes them by
 * name, and {@link Analyst} estimates chances and ranks plans.
 *
 * <p>{@code random} plays anything, {@code greedy}, {@code prudent} and {@code net} plan one turn, {@code ismcts},
 * {@code regent} and {@code net:100} search.
 */
@NullMarked
package io.github.mercurius.bots;

import org.jspecify.annotations.NullMarked;
