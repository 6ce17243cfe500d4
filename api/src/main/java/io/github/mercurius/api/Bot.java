package io.github.mercurius.api;

/**
 * A player that is a program: it gets a view, and says what to do.
 *
 * <p>It compiles against this module alone, so that there is no hidden card that it could reach for.
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
