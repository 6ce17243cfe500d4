package io.github.mercurius.spark;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Spark in the process of the tests: two threads, and each task is tried three times. */
final class LocalSpark {
    private static final long FILE_BYTES = 1 << 20;

    private LocalSpark() {}

    static SparkSession session() {
        System.setProperty("spark.master", "local[2,3]");
        System.setProperty("spark.ui.enabled", "false");
        System.setProperty("spark.driver.host", "127.0.0.1");
        System.setProperty("spark.driver.bindAddress", "127.0.0.1");
        return SparkSession.builder().getOrCreate();
    }

    /** A plan of a few games with two bots, greedy and random. */
    static Plan plan(GameName game, List<Integer> players, long seed, int games) {
        return Plan.of(GameKit.of(game), List.of("greedy", "random"), List.of(), players, seed, false, 1, games);
    }

    /** Carries out a plan for games in a folder. */
    static GamesJob.Done make(Plan plan, Path out, boolean resume, int unit) throws IOException {
        return new GamesJob(session(), plan, out.toString(), FILE_BYTES).run(resume, unit);
    }

    /** The rows of a table. */
    static Dataset<Row> rows(Path table) {
        return session().read().parquet(table.toString());
    }
}
