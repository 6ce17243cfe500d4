package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;

/**
 * A kind of bot, by name: it makes a new bot for each seat of each game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface BotKind<A extends AnyAction, V extends AnyView<A>> {
    /** The name, as it was given. */
    String name();

    /** Whether it plays the same with the same seed, as none does that looks at the clock. */
    boolean repeatable();

    /** A new bot, all of whose randomness follows from a seed. */
    AnyBot<A, V> make(long seed);
}
