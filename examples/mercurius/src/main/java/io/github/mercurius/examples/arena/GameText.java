package io.github.mercurius.examples.arena;

import java.io.PrintWriter;

/** A finished game as text: each turn in notation, and the final ranking. */
final class GameText {
    private GameText() {}

    static void print(GameSheet game, PrintWriter out) {
        int width = game.names().stream().mapToInt(String::length).max().orElse(0);
        out.println();
        for (GameSheet.Turn turn : game.turns()) {
            String name = game.names().get(turn.seat());
            out.printf("%2d. %-" + width + "s %s%n", turn.number(), name, String.join(" ", turn.actions()));
        }
        out.printf("%nThe final ranking:%n");
        game.ranking().forEach(out::println);
        out.flush();
    }
}
