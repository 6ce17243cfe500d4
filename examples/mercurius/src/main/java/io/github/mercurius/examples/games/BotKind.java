package io.github.mercurius.examples.games;

/** A kind of bot, of any of the games. */
public interface BotKind {
    /** The name, as it was given. */
    String name();

    /** Whether it plays the same with the same seed, as none does that looks at the clock. */
    boolean repeatable();

    /** A new bot of the game's own type, all of whose randomness follows from a seed. */
    Object make(long seed);
}
