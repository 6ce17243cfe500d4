package io.github.mercurius.testkit;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * A whole random game, made from a few numbers: the same numbers make the same game. A failing test prints them, and a
 * new test can begin with them.
 *
 * @param seed of the deal, as in {@link Deal#seeded}
 * @param style how all players play
 * @param choices the seed of the players' choices
 */
public record RandomGame(Setup setup, long seed, PlayStyle style, long choices) {
    private static final int UNDO_ONE_IN = 7;
    private static final int MOST_UNDONE = 4;

    public RandomGame {
        Arguments.notNull(setup, "setup", "a set-up");
        Arguments.notNull(style, "style", "a style of play");
    }

    /** The state before the first action. */
    public GameState start() {
        return GameState.start(setup, Deal.seeded(seed));
    }

    /** All states of the game, from the first to the last. */
    public List<GameState> states() {
        Game game = game();
        List<GameState> states = new ArrayList<>(List.of(game.firstState()));
        game.steps().forEach(step -> states.add(step.after()));
        return states;
    }

    /** The state after a number of actions, or the last one if the game has fewer. */
    public GameState state(int actions) {
        return game(actions).state();
    }

    /** The whole game with its log. */
    public Game game() {
        return game(Integer.MAX_VALUE);
    }

    /** The game with its log after a number of actions, or the whole one if it has fewer. */
    public Game game(int actions) {
        RandomGenerator random = new SplittableRandom(choices);
        Game game = Game.start(setup, Deal.seeded(seed));
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = game.applyAction(style.choose(game.state(), random));
        }
        return game;
    }

    /** A game with a number of entries in its log, some of them undos, or with fewer if it is over before. */
    public Game gameWithUndos(int entries) {
        RandomGenerator random = new SplittableRandom(choices);
        Game game = Game.start(setup, Deal.seeded(seed));
        while (!game.state().isOver() && game.updateCount() < entries) {
            int actions = game.actions().size();
            boolean undo = actions > 0 && random.nextInt(UNDO_ONE_IN) == 0;
            game = undo
                    ? game.undo(actions - 1 - random.nextInt(Math.min(MOST_UNDONE, actions)))
                    : game.applyAction(style.choose(game.state(), random));
        }
        return game;
    }
}
