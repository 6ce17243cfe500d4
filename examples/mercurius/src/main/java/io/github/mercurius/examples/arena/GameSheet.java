package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A finished game as its turns in notation, and its final ranking.
 *
 * @param names of the players, by seat
 * @param ranking a line for each player, the first place first
 */
record GameSheet(List<String> names, List<Turn> turns, List<String> ranking) {
    /**
     * A turn.
     *
     * @param number of the round, or of the turn in games that skip players: from 1
     * @param actions their notations
     */
    record Turn(int number, int seat, List<String> actions) {}

    static GameSheet of(Game game) {
        Setup setup = game.setup();
        List<Turn> turns = new ArrayList<>();
        for (List<Step> turn : game.turns()) {
            int round = turn.get(0).turn() / setup.players() + 1;
            turns.add(new Turn(
                    round,
                    turn.get(0).seat(),
                    turn.stream().map(step -> step.action().notation()).toList()));
        }
        List<String> ranking = new ArrayList<>();
        for (Standing standing : game.state().table().ranking()) {
            ranking.add(standing.place() + ". " + setup.name(standing.seat()) + ", " + standing.score() + " guilders");
        }
        return new GameSheet(setup.names(), turns, ranking);
    }
}
