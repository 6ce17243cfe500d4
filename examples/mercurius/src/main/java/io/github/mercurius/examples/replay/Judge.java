package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.bots.Analyst;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Judges the turns of a game: searches for a better plan for each, and compares the two.
 *
 * <p>What looks worst among many turns owes part of that to bad luck in the playouts. So the worst ones are compared
 * once more, in other and more playouts, and only what these say is told of them.
 */
final class Judge {
    /** How many times as many playouts there are for the turns that are judged again. */
    static final int MORE_PLAYOUTS = 4;

    private static final int JUDGED_AGAIN = 8;

    private static final Comparator<Judged> WORST_FIRST =
            Comparator.comparingDouble((Judged turn) -> turn.loss().value()).reversed();

    private final List<Judged> judged;
    private final List<Judged> costliest;

    Judge(Game game, Viewpoint viewpoint, int playouts) {
        List<Turn> turns = turns(game, viewpoint);
        judged = turns.parallelStream().map(turn -> turn.judged(playouts)).toList();
        List<Judged> worst =
                judged.stream().sorted(WORST_FIRST).limit(JUDGED_AGAIN).toList();
        costliest = worst.parallelStream()
                .map(turn -> turns.get(judged.indexOf(turn)).judgedAgain(turn, MORE_PLAYOUTS * playouts))
                .filter(Judged::isCostly)
                .sorted(WORST_FIRST)
                .toList();
    }

    /** The turns in order. */
    List<Judged> judged() {
        return judged;
    }

    /** Those that cost most, the worst first. */
    List<Judged> costliest() {
        return costliest;
    }

    /** The turns that are judged: whole ones of the players whose knowledge counts. */
    private static List<Turn> turns(Game game, Viewpoint viewpoint) {
        List<Turn> turns = new ArrayList<>();
        GameState before = game.firstState();
        for (List<Step> steps : game.turns()) {
            GameState after = steps.get(steps.size() - 1).after();
            int seat = steps.get(0).seat();
            if (after.table().turn() > before.table().turn() && viewpoint.judges(seat)) {
                List<Action> played = steps.stream().map(Step::action).toList();
                turns.add(new Turn(before.table().turn() + 1, seat, viewpoint.lookOfActive(before), played));
            }
            before = after;
        }
        return turns;
    }

    /**
     * A turn to be judged.
     *
     * @param view what the player knew before it
     */
    private record Turn(int number, int seat, PlayerView view, List<Action> played) {
        private Judged judged(int playouts) {
            return Judged.of(
                    number, seat, played, Analyst.withPlayouts(playouts, number).judge(view, played));
        }

        private Judged judgedAgain(Judged first, int playouts) {
            List<List<Action>> plans = List.of(first.better().actions(), played);
            return Judged.of(
                    number,
                    seat,
                    played,
                    Analyst.withPlayouts(playouts, -number).compare(view, plans));
        }
    }
}
