package io.github.mercurius.examples;

import io.github.mercurius.examples.arena.GameCommand;
import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.conformance.ConformanceCommand;
import picocli.CommandLine.Command;

/** The program of the examples: {@code mercurius COMMAND}, with one command for each thing that it can do. */
@Command(
        name = "mercurius",
        description = "The card game Mercurius: games of bots, and what can be learned from them.",
        subcommands = {GameCommand.class, ConformanceCommand.class})
public final class Mercurius {
    private Mercurius() {}

    public static void main(String[] args) {
        System.exit(Program.of(new Mercurius()).execute(args));
    }
}
