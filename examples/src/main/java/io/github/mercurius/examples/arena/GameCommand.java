package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.cli.SeedOption;
import java.io.PrintWriter;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Plays one game of random players from a seed, and prints it move by move in notation, with the final ranking. */
@Command(name = "game", description = "Plays one game of random players and prints it in notation.")
public final class GameCommand implements Runnable {
    @Mixin
    private SeedOption seed;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        play(
                Setup.of("Robert", "Magda", "Rafał", "Anna"),
                seed.value(),
                spec.commandLine().getOut());
    }

    private static void play(Setup setup, long seed, PrintWriter out) {
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
        out.flush();
    }
}
