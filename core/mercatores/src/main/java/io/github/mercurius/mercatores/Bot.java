package io.github.mercurius.mercatores;

/**
 * A program that plays: it gets a view and returns an action.
 *
 * <p>It is given a view and never a state, so it cannot reach a hidden card.
 *
 * <pre>{@code
 * Bot random = view -> view.legalActions().sample(generator::nextInt);
 * }</pre>
 */
@FunctionalInterface
public interface Bot {
    /** The action that this bot takes. It is asked only in its turn, so the view has at least one legal action. */
    Action choose(PlayerView view);
}
