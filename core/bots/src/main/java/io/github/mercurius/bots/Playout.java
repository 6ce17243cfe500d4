package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Simulation;
import java.util.List;

/** Plays imagined games to a later turn, with players on all seats who plan one turn. */
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

    /** The game at its end, or when so many turns are completed, if players judge like this, by seat. */
    static Simulation until(Simulation start, int turns, List<Judgement> judgements) {
        Simulation game = start;
        while (goesOn(game, turns)) {
            int seat = game.table().activeSeat();
            Plan plan = Planner.best(game.viewFor(seat), judgements.get(seat));
            game = after(game, plan.actions());
        }
        return game;
    }

    static boolean goesOn(Simulation game, int turns) {
        return !game.table().isOver() && game.table().turn() < turns;
    }
}
