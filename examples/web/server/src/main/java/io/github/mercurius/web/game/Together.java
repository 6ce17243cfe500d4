package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How host and seats make the deal of a game together.
 *
 * @param begun a deal of which nothing was shown, for a set-up of the game, at a table
 * @param started the game with a deal of which all is open
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public record Together<A extends AnyAction, V extends AnyView<A>>(
        BiFunction<AnySetup, String, JointDeal> begun, Function<JointDeal, AnyGame<A, V>> started) {
    public JointDeal begin(AnySetup setup, String table) {
        return begun.apply(setup, table);
    }

    public AnyGame<A, V> start(JointDeal joint) {
        return started.apply(joint);
    }
}
