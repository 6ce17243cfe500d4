/**
 * Bots that depend on {@code mercurius-api} alone: they know only what their seat may know. {@link Bots} makes them by
 * name, and {@link Analyst} estimates chances and ranks plans.
 *
 * <p>{@code random} plays anything, {@code greedy}, {@code prudent} and {@code net} plan one turn, {@code ismcts},
 * {@code regent} and {@code net:100} search.
 *
 * <p>To read how they play, begin with the planner of one turn, which is all of {@code greedy}: {@code Judgement} says
 * what a token will come to, {@code Planner} makes the plans from it, {@code TradeSearch} their trades. Then the
 * search: {@code Playout} plays on with planners, {@code Halving} tries plans out, {@code WinChances} tells who is
 * ahead where a playout stops, and {@code TurnSearch} puts them together for {@code regent}. {@code NetSearch} has a
 * network in place of the judgement, {@code Ismcts} is a tree search and needs only the planner and {@code WinChances}.
 * {@code ThinkingBot} makes a bot of each.
 *
 * <p>A constant that was "found by playing" is the best of some that were tried, each in a match of hundreds of games
 * in the arena, mostly against three {@code greedy}; others near it may do as well. ARENA.md, of the example command,
 * has matches with other seeds.
 */
@NullMarked
package io.github.mercurius.bots;

import org.jspecify.annotations.NullMarked;
