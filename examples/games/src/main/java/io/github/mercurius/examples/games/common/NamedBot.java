package io.github.mercurius.examples.games.common;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.util.function.LongFunction;

/**
 * A kind of bot by its name.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param maker makes a bot all of whose randomness follows from a seed
 */
public record NamedBot<A extends AnyAction, V extends AnyView<A>>(
        String name, boolean repeatable, LongFunction<? extends AnyBot<A, V>> maker) implements BotKind<A, V> {
    @Override
    public AnyBot<A, V> make(long seed) {
        return maker.apply(seed);
    }
}
