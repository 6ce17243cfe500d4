package io.github.mercurius.mercado;

/**
 * A player that is a program: it gets a view, and says what to do.
 *
 * <p>It is given a view and never a state, so there is no hidden token that it could reach for.
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
