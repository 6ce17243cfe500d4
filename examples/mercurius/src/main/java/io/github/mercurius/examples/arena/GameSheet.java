package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

    static GameSheet of(AnyGame<?, ?> game, GameName name) {
        AnySetup setup = game.setup();
        // Where nobody's turn is skipped, the turns of all players are a round.
        int turnsOfNumber = name == GameName.MERCURIUS ? setup.players() : 1;
        Map<Integer, Turn> turns = new TreeMap<>();
        for (AnyStep<?, ?> step : game.steps()) {
            AnyUpdate update = step.update();
            // a turn begins with an action of the player
            turns.computeIfAbsent(
                            update.turn(),
                            turn -> new Turn(
                                    turn / turnsOfNumber + 1, update.actor().orElse(0), new ArrayList<>()))
                    .actions
                    .add(step.action().notation());
        }
        List<String> ranking = new ArrayList<>();
        for (AnyStanding standing : game.state().table().ranking()) {
            ranking.add(standing.place() + ". " + setup.name(standing.seat()) + ", "
                    + name.scoring().text(standing.score()));
        }
        return new GameSheet(setup.names(), List.copyOf(turns.values()), ranking);
    }
}
