package io.github.mercurius.spark;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The job that plays games again from their records, and writes their decisions as a table. */
@Command(
        name = "decisions",
        mixinStandardHelpOptions = true,
        description = "Writes each decision of the games: observation, mask, move and what it led to.")
final class Decisions implements Callable<Integer> {
    @Option(names = "--games", required = true, paramLabel = "FOLDER", description = "a table of games")
    private String games = "";

    @Mixin
    private final OutputOptions output = new OutputOptions();

    Decisions() {}

    @Override
    public Integer call() throws IOException {
        output.run(conf -> Plans.decisions(Manifest.read(Folder.of(games, conf))), games, List.of());
        return 0;
    }
}
