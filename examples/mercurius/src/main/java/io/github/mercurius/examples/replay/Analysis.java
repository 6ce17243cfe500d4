package io.github.mercurius.examples.replay;

import io.github.mercurius.bots.Analyst;
import io.github.mercurius.bots.Estimate;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The chances to win after each turn of a game, and how good the turns were.
 *
 * @param game what is analysed
 * @param viewpoint whose knowledge counts
 * @param playouts how many for each estimate
 * @param chances of each seat: before the first turn, and after each
 * @param judged the turns that were judged, in order
 * @param costliest those of them that cost most, the worst first
 */
record Analysis(
        Game game,
        Viewpoint viewpoint,
        int playouts,
        List<List<Estimate>> chances,
        List<Judged> judged,
        List<Judged> costliest) {
    /** How many playouts for each estimate, if nobody says otherwise. */
    static final int PLAYOUTS = 400;

    /** Analyses a game; the same game with as many playouts gives the same. */
    static Analysis of(Game game, Viewpoint viewpoint, int playouts) {
        List<GameState> states = new ArrayList<>(List.of(game.firstState()));
        game.turns().forEach(turn -> states.add(turn.get(turn.size() - 1).after()));
        List<List<Estimate>> chances = IntStream.range(0, states.size())
                .parallel()
                .mapToObj(turn -> Analyst.withPlayouts(playouts, turn).chances(viewpoint.look(states.get(turn))))
                .toList();
        Judge judge = new Judge(game, viewpoint, playouts);
        return new Analysis(game, viewpoint, playouts, chances, judge.judged(), judge.costliest());
    }

    /** How many playouts for each estimate of the costliest turns. */
    int playoutsAgain() {
        return Judge.MORE_PLAYOUTS * playouts;
    }
}
