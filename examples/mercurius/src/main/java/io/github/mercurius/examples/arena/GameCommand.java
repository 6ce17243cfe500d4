package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.GameName;
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
        PrintWriter out = spec.commandLine().getOut();
        out.println("Mercurius: a game of random players, seed " + Long.toUnsignedString(seed.value()));
        Game game = play(Setup.of("Robert", "Magda", "Rafał", "Anna"), seed.value());
        GameText.print(GameSheet.of(game, GameName.MERCURIUS), out);
    }

    private static Game play(Setup setup, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.start(setup, Deal.seeded(seed));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }
}
