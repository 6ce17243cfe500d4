package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Simulation;
import java.util.List;

/** Plays imagined games on, with greedy players on all seats. */
final class Playout {
    private Playout() {}

    /** The game after some actions of the active player. */
    static Simulation after(Simulation start, List<Action> actions) {
        Simulation game = start;
        for (Action action : actions) {
            game = game.applyAction(action);
        }
        return game;
    }

    /** The game at its end, or when so many turns are completed. */
    static Simulation until(Simulation start, int turns) {
        Simulation game = start;
        while (goesOn(game, turns)) {
            game = after(
                    game, Planner.best(game.viewFor(game.table().activeSeat())).actions());
        }
        return game;
    }

    static boolean goesOn(Simulation game, int turns) {
        return !game.table().isOver() && game.table().turn() < turns;
    }
}
