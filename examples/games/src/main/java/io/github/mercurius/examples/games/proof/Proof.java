package io.github.mercurius.examples.games.proof;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.util.Optional;

/**
 * What a search for a game that leads to a position has found.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param game leads to the position: it was played by the rules, and its last state compared
 * @param isDecided whether a game was found, or all was looked at and none leads there
 * @param why what was looked at, where no game was found
 */
public record Proof<A extends AnyAction, V extends AnyView<A>>(
        Optional<AnyGame<A, V>> game, boolean isDecided, String why) {
    public static <A extends AnyAction, V extends AnyView<A>> Proof<A, V> by(AnyGame<A, V> game) {
        return new Proof<>(Optional.of(game), true, "");
    }

    public static <A extends AnyAction, V extends AnyView<A>> Proof<A, V> none(boolean isDecided, String why) {
        return new Proof<>(Optional.empty(), isDecided, why);
    }
}
