package io.github.mercurius.mercatores;

/**
 * A player that is a program: it gets a view, and says what to do.
 *
 * <p>It is given a view and never a state, so there is no hidden card that it could reach for.
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
