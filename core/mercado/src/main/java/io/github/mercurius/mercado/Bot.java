package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyUpdate;

/**
 * A program that plays: it gets a view and returns an action.
 *
 * <p>It is given a view and never a state, so it cannot reach a hidden token.
 *
 * <pre>{@code
 * Bot random = view -> view.legalActions().sample(generator::nextInt);
 * }</pre>
 */
@FunctionalInterface
public interface Bot extends AnyBot<Action, PlayerView> {
    /**
     * Tells the bot what happened, as its seat may know it: {@link AnyBot#observe}.
     *
     * @return whether this bot wants to be told more of this game
     */
    default boolean observe(Update update) {
        return false;
    }

    @Override
    default boolean observe(AnyUpdate update) {
        return update instanceof Update own && observe(own);
    }
}
