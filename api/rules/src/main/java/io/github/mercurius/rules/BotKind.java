package io.github.mercurius.rules;

import java.util.function.LongFunction;

/**
 * A kind of bot, by name: it makes a new bot for each seat of each game.
 *
 * <p>Each game has kinds of its own by name, among them three levels: {@code Bots.parse("hard").make(1602)}.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param name as it was given
 * @param repeatable whether it plays the same with the same seed, as none does that looks at the clock
 * @param maker makes a bot all of whose randomness follows from a seed
 */
public record BotKind<A extends AnyAction, V extends AnyView<A>>(
        String name, boolean repeatable, LongFunction<? extends AnyBot<A, V>> maker) {
    /** A new bot, all of whose randomness follows from a seed. */
    public AnyBot<A, V> make(long seed) {
        return maker.apply(seed);
    }
}
