package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * A whole game to be played at random, the same each time.
 *
 * @param choices the seed of the players' choices
 */
record RandomGame(Setup setup, long seed, PlayStyle style, long choices) {
    /** One action of a game. */
    record Played(GameState before, Action action, GameState after, List<Event> events) {}

    GameState start() {
        return GameState.start(setup, Deal.seeded(seed));
    }

    /** Plays the game, and shows each of its actions. */
    GameState play(Consumer<Played> onlooker) {
        SplittableRandom random = new SplittableRandom(choices);
        GameState state = start();
        while (!state.isOver()) {
            Action action = style.choose(state, random);
            List<Event> events = new ArrayList<>();
            GameState after = state.applyAction(action, events::add);
            onlooker.accept(new Played(state, action, after, events));
            state = after;
        }
        return state;
    }

    /** All states of the game, from the first to the last. */
    List<GameState> states() {
        List<GameState> states = new ArrayList<>(List.of(start()));
        play(step -> states.add(step.after()));
        return states;
    }
}
