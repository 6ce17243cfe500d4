package io.github.mercurius.api;

import io.github.mercurius.rules.AnyBot;

/**
 * A program that plays: it gets a view and returns an action. {@link AnyBot} says what a host asks of it.
 *
 * <p>It is given a view and never a state, so it has no way to refer to what is hidden. The smallest bot is a lambda:
 *
 * <pre>{@code
 * Bot random = view -> view.legalActions().sample(generator::nextInt);
 * }</pre>
 */
@FunctionalInterface
public interface Bot extends AnyBot<Action, PlayerView> {}
