package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyUpdate;

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
public interface Bot extends AnyBot<Action, PlayerView> {
    /**
     * Tells the bot what happened, as its seat may know it.
     *
     * @param update the next update; {@link PlayerView#after} takes it to follow the game
     * @return whether this bot wants to be told more of this game; if no bot does, the host makes no updates
     */
    default boolean observe(Update update) {
        return false;
    }

    @Override
    default boolean observe(AnyUpdate update) {
        return update instanceof Update own && observe(own);
    }
}
