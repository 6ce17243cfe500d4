package io.github.mercurius.mercado;

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
public interface Bot {
    /** The action that this bot takes. It is asked only if it has to decide, so the view has a legal action. */
    Action choose(PlayerView view);
}
