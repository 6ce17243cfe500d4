package io.github.mercurius.model;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** A random game that is played to its end. */
public final class RandomGame {
    private RandomGame() {}

    /** The game before its first action, and after each. */
    public static <A extends AnyAction, V extends AnyView<A>> List<AnyGame<A, V>> of(
            Rules<A, V> rules, AnySetup setup, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        AnyGame<A, V> game = rules.start(setup, seed);
        List<AnyGame<A, V>> games = new ArrayList<>(List.of(game));
        while (!game.state().isOver()) {
            A next = any(game.state(), random::nextInt);
            game = game.state().asksChance() ? game.applyOutcome(next) : game.applyAction(next);
            games.add(game);
        }
        return games;
    }

    /** All that can come next: legal actions, or outcomes where chance is asked. */
    static <A extends AnyAction, V extends AnyView<A>> List<A> all(AnyState<A, V> state) {
        List<A> all = new ArrayList<>(state.legalActions());
        state.chances().forEach(chance -> all.add(chance.outcome()));
        return all;
    }

    /** A random action, or an outcome where chance is asked. */
    static <A extends AnyAction, V extends AnyView<A>> A any(AnyState<A, V> state, IntUnaryOperator random) {
        return state.asksChance()
                ? state.drawOutcome(random)
                : state.legalActions().sample(random);
    }

    /** The state after a random action, or an outcome where chance is asked. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> next(
            AnyState<A, V> state, IntUnaryOperator random) {
        return after(state, any(state, random));
    }

    /** The state after an action, or an outcome where chance is asked. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> after(AnyState<A, V> state, A action) {
        return state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
    }
}
