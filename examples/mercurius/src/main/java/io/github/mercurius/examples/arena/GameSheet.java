package io.github.mercurius.examples.arena;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Review;
import java.io.PrintWriter;
import java.util.List;

/** A finished game as text: each turn in notation, and the final ranking. */
final class GameSheet {
    private GameSheet() {}

    static <A extends AnyAction, V extends AnyView<A>> void print(AnyGame<A, V> game, GameName name, PrintWriter out) {
        AnySetup setup = game.setup();
        int width = setup.names().stream().mapToInt(String::length).max().orElse(0);
        // Where nobody's turn is skipped, the turns of all players are a round.
        int turnsOfNumber = name == GameName.MERCURIUS ? setup.players() : 1;
        out.println();
        for (List<AnyStep<A, V>> turn : Review.turns(game)) {
            AnyUpdate first = turn.get(0).update(); // a turn begins with an action of the player
            String actions = turn.stream().map(step -> step.action().notation()).collect(joining(" "));
            out.printf(
                    "%2d. %-" + width + "s %s%n",
                    first.turn() / turnsOfNumber + 1,
                    setup.name(first.actor().orElse(0)),
                    actions);
        }
        out.printf("%nThe final ranking:%n");
        for (AnyStanding standing : game.state().table().ranking()) {
            out.println(standing.place() + ". " + setup.name(standing.seat()) + ", "
                    + name.scoring().text(standing.score()));
        }
    }
}
