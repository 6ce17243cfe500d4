package io.github.mercurius.rules;

/**
 * One action or outcome of a game, with its update and the state after it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyStep<A extends AnyAction, V extends AnyView<A>> {
    /** What was done. */
    A action();

    /** What happened, in full. */
    AnyUpdate update();

    /** The state that it led to. */
    AnyState<A, V> after();
}
