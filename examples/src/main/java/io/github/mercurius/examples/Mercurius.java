package io.github.mercurius.examples;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameState;
import java.io.PrintStream;
import java.util.SplittableRandom;

/** Plays one game of random players from a seed, and prints it move by move in notation, with the final ranking. */
public final class Mercurius {
    private Mercurius() {}

    public static void main(String[] args) {
        play(
                Setup.of("Robert", "Magda", "Rafał", "Anna"),
                args.length > 0 ? Long.parseUnsignedLong(args[0]) : 1602,
                System.out);
    }

    private static void play(Setup setup, long seed, PrintStream out) {
        SplittableRandom random = new SplittableRandom(seed);
        GameState state = GameState.start(setup, Deal.seeded(seed));
        out.println("Mercurius: a game of random players, seed " + Long.toUnsignedString(seed));
        int turn = -1;
        while (!state.isOver()) {
            if (state.table().turn() != turn) {
                turn = state.table().turn();
                String name = setup.name(state.table().activeSeat());
                out.printf("%n%2d. %-5s", state.table().round(), name);
            }
            Action action = state.legalActions().sample(random::nextInt);
            out.print(" " + action.notation());
            state = state.applyAction(action);
        }
        out.printf("%n%nThe final ranking:%n");
        for (Standing standing : state.table().ranking()) {
            out.printf("%d. %s, %d guilders%n", standing.place(), setup.name(standing.seat()), standing.wealth());
        }
    }
}
