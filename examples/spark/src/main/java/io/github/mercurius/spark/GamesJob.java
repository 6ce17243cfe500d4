package io.github.mercurius.spark;

import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * Carries out a plan: plays one unit of games after the other, then makes large files of the units, then the manifest.
 * It may be killed at any time, and goes on where it was: a unit is whole when Spark has written its {@code _SUCCESS}.
 */
final class GamesJob {
    private static final String BEGUN = "_begun.json";
    private static final String UNITS = "_units";

    private final SparkSession spark;
    private final Plan plan;
    private final Folder out;
    private final long fileBytes;

    /** Carries out a plan in a folder. */
    GamesJob(SparkSession spark, Plan plan, String out, long fileBytes) {
        this.spark = spark;
        this.plan = plan;
        this.out = Folder.of(out, spark.sparkContext().hadoopConfiguration());
        this.fileBytes = fileBytes;
    }

    /**
     * What was begun.
     *
     * @param unit how many games a unit has
     */
    record Begun(int unit, Plan plan) {}

    /**
     * What a run did.
     *
     * @param there how many units were there already
     * @param units how many there are
     */
    record Done(Manifest manifest, int there, int units) {}

    /**
     * Makes the table.
     *
     * @param unit how many games are played in one piece, if the table was not begun
     * @throws IllegalArgumentException if something is in the folder, unless it is this plan and is to be resumed
     */
    Done run(boolean resume, int unit) throws IOException {
        if (out.exists() && !resume) {
            throw new IllegalArgumentException(
                    "out: '" + out.path() + "' is there, expected a new folder, or --resume to complete it");
        }
        if (out.child(Manifest.NAME).exists()) {
            Manifest made = Manifest.read(out);
            check(made.plan());
            clean();
            return new Done(made, 0, 0);
        }
        long size = begin(unit).unit();
        int units = (int) ((plan.games() + size - 1) / size);
        int there = 0;
        for (int at = 0; at < units; at++) {
            if (unit(at).child("_SUCCESS").exists()) {
                there++;
            } else {
                long to = Math.min(plan.games(), (at + 1) * size);
                write(Games.played(spark, plan.toJson(), at * size, to))
                        .parquet(unit(at).path().toString());
            }
        }
        merge(units);
        Manifest manifest = Manifest.of(plan, spark.read().parquet(out.path().toString()));
        out.write(Manifest.NAME, Plan.json(manifest));
        clean();
        return new Done(manifest, there, units);
    }

    private void check(Plan made) {
        List<String> differences = plan.differences(made);
        if (!differences.isEmpty()) {
            throw new IllegalArgumentException("resume: '" + out.path() + "' is of another plan: " + differences.get(0)
                    + (differences.size() == 1 ? "" : " (and " + (differences.size() - 1) + " more)"));
        }
    }

    private Begun begin(int unit) throws IOException {
        if (out.child(BEGUN).exists()) {
            Begun begun = Plan.parse(out.read(BEGUN), Begun.class);
            check(begun.plan());
            return begun;
        }
        if (out.exists() && !out.isEmpty()) {
            throw new IllegalArgumentException(
                    "resume: '" + out.path() + "' has no file " + BEGUN + ", expected the folder of a job");
        }
        Begun begun = new Begun(unit, plan);
        out.write(BEGUN, Plan.json(begun));
        return begun;
    }

    private Folder unit(int number) {
        return out.child(UNITS + "/" + String.format(Locale.ROOT, "%06d", number));
    }

    /** Makes large files of the units, in the order of the games. A job that was killed meanwhile begins this again. */
    private void merge(int units) throws IOException {
        String[] all = IntStream.range(0, units)
                .mapToObj(at -> unit(at).path().toString())
                .toArray(String[]::new);
        int files = (int) (out.child(UNITS).bytes() / fileBytes) + 1;
        Dataset<Row> rows = spark.read()
                .schema(Games.SCHEMA)
                .parquet(all)
                .repartitionByRange(files, col("players"), col("lineup"), col("number"))
                .sortWithinPartitions("players", "lineup", "number");
        write(rows)
                .partitionBy("players")
                .parquet(out.child("game=" + plan.game()).path().toString());
    }

    private static DataFrameWriter<Row> write(Dataset<Row> rows) {
        return rows.write().mode(SaveMode.Overwrite).option("compression", "zstd");
    }

    private void clean() throws IOException {
        out.child(UNITS).delete();
        out.child(BEGUN).delete();
    }
}
