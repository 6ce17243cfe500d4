package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;

/**
 * A game of a person against bots at one moment.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param person the seat of the person
 */
record Match<A extends AnyAction, V extends AnyView<A>>(GameKit<A, V> kit, AnyGame<A, V> game, int person) {
    /**
     * A match of the person whose name is not that of a bot.
     *
     * @throws IllegalArgumentException if there are several such persons
     */
    static <A extends AnyAction, V extends AnyView<A>> Match<A, V> of(
            GameKit<A, V> kit, AnyGame<A, V> game, OutsideBots outside) {
        return new Match<>(kit, game, Opponents.personsSeat(kit, game.setup().names(), outside));
    }
}
