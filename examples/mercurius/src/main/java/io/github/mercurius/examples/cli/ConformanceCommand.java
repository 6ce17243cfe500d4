package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.Conformance;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code mercurius conformance}: runs vectors against the library. */
@Command(
        name = "conformance",
        description = {
            "Checks whole games, written by any implementation of the rules, against this one.",
            "Each FILE holds one game in the format of NOTATION.md. For each game that differs, the first line and"
                    + " field is printed; the exit code is then 1.",
            "Games of Mercatores and Mercado, and files of editions for them, are recognized by their first line."
        })
public final class ConformanceCommand extends ProgramCommand {
    /** A game has a few hundred lines of about a thousand bytes. */
    private static final int MOST_BYTES = 16 << 20;

    @Mixin
    private Options.Expected game;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Vectors to check, such as vectors/*.jsonl.")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Conformance conformance = new Conformance();
        for (Path file : files) {
            byte[] bytes = OrdinaryFile.read(file, MOST_BYTES);
            game.check(
                    "a first line",
                    Conformance.game(bytes),
                    reason -> new RefusedTextException(file + ":1: " + reason));
            conformance.check(file.toString(), bytes).forEach(out::println);
        }
        out.println(conformance.summary());
        return conformance.agrees() ? 0 : 1;
    }
}
