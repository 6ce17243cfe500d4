package io.github.mercurius.spark;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The job that plays games again from their records, and writes their decisions as a table. */
@Command(
        name = "decisions",
        mixinStandardHelpOptions = true,
        description = "Writes each decision of the games: observation, mask, move and what it led to.")
final class Decisions implements Callable<Integer> {
    @Option(names = "--games", required = true, paramLabel = "FOLDER", description = "a table of games")
    private String games = "";

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "the table, a new folder")
    private String out = "";

    Decisions() {}

    @Override
    public Integer call() throws IOException {
        try (SparkSession spark = Tables.session()) {
            Tables.write(DecisionsTable.of(Tables.read(spark, games)), out);
        }
        return 0;
    }
}
