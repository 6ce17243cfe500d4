package io.github.mercurius.examples.games;

import io.github.mercurius.rules.AnyBot;

/** A kind of bot, of any of the games. */
public interface BotKind {
    /** The name, as it was given. */
    String name();

    /** Whether it plays the same with the same seed, as none does that looks at the clock. */
    boolean repeatable();

    /** A new bot of the game, all of whose randomness follows from a seed. */
    AnyBot<?, ?> make(long seed);
}
