package io.github.mercurius.spark;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
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

    static JavaSparkContext context() {
        return JavaSparkContext.fromSparkContext(session().sparkContext());
    }

    /** A plan of a few games with two bots, greedy and random. */
    static Plan plan(GameName game, List<Integer> players, long seed, int games) {
        return Plans.games(GameKit.of(game), List.of("greedy", "random"), List.of(), players, seed, false, 1, games);
    }

    /** Carries out a plan for games in a folder. */
    static TableJob.Done make(Plan plan, Path out, boolean resume, int unit) throws IOException {
        return make(plan, out.toString(), resume, unit);
    }

    /** Carries out a plan for games in a folder of any store. */
    static TableJob.Done make(Plan plan, String out, boolean resume, int unit) throws IOException {
        return new TableJob(context(), plan, "", out, FILE_BYTES).run(resume, unit);
    }

    /** Makes the decisions of games. */
    static Manifest decisions(Path games, Path out) throws IOException {
        return decisions(games.toString(), out.toString());
    }

    /** Makes the decisions of games in folders of any store. */
    static Manifest decisions(String games, String out) throws IOException {
        Plan plan = Plans.decisions(Manifest.read(Folder.of(games, context().hadoopConfiguration())));
        return new TableJob(context(), plan, games, out, FILE_BYTES)
                .run(false, 3)
                .manifest();
    }
}
