package io.github.mercurius.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a table goes, and how it is written. */
final class OutputOptions {
    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "the table, a new folder")
    private String out = "";

    @Option(names = "--resume", description = "complete the table if it is begun; needs the other options again")
    private boolean resume;

    @Option(names = "--file-mb", paramLabel = "MB", description = "how large files become")
    private int megabytes = 128;

    @Option(names = "--unit", paramLabel = "N", description = "how many games are lost at most when a task is cut off")
    private @Nullable Integer unit;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    OutputOptions() {}

    /** Makes a plan. */
    interface Planner {
        /** The plan. */
        Plan plan(Configuration conf) throws IOException;
    }

    /** Carries out a plan, and says what was done. */
    void run(Planner planner, String source, List<Path> jars) throws IOException {
        CpuTime cpu = new CpuTime();
        TableJob.Done done;
        double seconds;
        try (SparkSession session = SparkSession.builder().appName("mercurius").getOrCreate()) {
            session.sparkContext().addSparkListener(cpu);
            long start = System.nanoTime();
            JavaSparkContext spark = JavaSparkContext.fromSparkContext(session.sparkContext());
            jars.forEach(jar -> spark.addFile(jar.toString()));
            Plan plan = planner.plan(spark.hadoopConfiguration());
            done = new TableJob(spark, plan, source, out, (long) megabytes << 20).run(resume, Plans.unit(unit, plan));
            seconds = (System.nanoTime() - start) / 1e9;
        }
        // Only when the session is closed has the listener heard of all tasks.
        PrintWriter lines = spec.commandLine().getOut();
        if (resume) {
            lines.println(
                    done.units() == 0
                            ? "resumed: nothing is missing"
                            : "resumed: " + done.there() + " of " + done.units() + " units were there, " + done.cutOff()
                                    + " attempts had been cut off");
        }
        Manifest manifest = done.manifest();
        lines.printf(
                Locale.ROOT,
                "%d rows in %.1f s, %.0f a second, %.3f ms of processor time each; checksum %s%n",
                manifest.rows(),
                seconds,
                manifest.rows() / seconds,
                cpu.milliseconds() / manifest.rows(),
                manifest.checksum());
        lines.flush();
    }
}
