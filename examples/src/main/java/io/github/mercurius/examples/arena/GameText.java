package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Step;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** A finished game as text: each turn in notation, and the final ranking. */
final class GameText {
    private GameText() {}

    static void print(Game game, PrintWriter out) {
        Setup setup = game.setup();
        int width = setup.names().stream().mapToInt(String::length).max().orElse(0);
        out.println();
        for (List<Step> turn : game.turns()) {
            int round = turn.get(0).turn() / setup.players() + 1;
            String name = setup.name(turn.get(0).seat());
            String actions = turn.stream().map(step -> step.action().notation()).collect(Collectors.joining(" "));
            out.printf("%2d. %-" + width + "s %s%n", round, name, actions);
        }
        out.printf("%nThe final ranking:%n");
        List<Standing> ranking = game.state().table().ranking();
        for (Standing standing : ranking) {
            out.printf("%d. %s, %d guilders%n", standing.place(), setup.name(standing.seat()), standing.wealth());
        }
        out.flush();
    }
}
