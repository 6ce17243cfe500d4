package io.github.mercurius.spark;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.spark.Manifest.DataFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The job that reads a table, and compares it with its manifest; records of games are played again. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Compares all rows with the manifest, and plays all records again by the rules.")
final class Verify implements Callable<Integer> {
    @Option(names = "--data", required = true, paramLabel = "FOLDER", description = "a table of games or decisions")
    private String data = "";

    @Spec
    private CommandSpec spec;

    Verify() {}

    @Override
    public Integer call() throws IOException {
        PrintWriter lines = spec.commandLine().getOut();
        try (SparkSession session = SparkSession.builder().appName("mercurius").getOrCreate()) {
            JavaSparkContext spark = JavaSparkContext.fromSparkContext(session.sparkContext());
            Manifest manifest = Manifest.read(Folder.of(data, spark.hadoopConfiguration()));
            String checksum = check(spark, manifest, data);
            lines.printf(
                    "%d rows of %s of %s verify, checksum %s%n",
                    manifest.rows(), manifest.plan().kind(), manifest.plan().game(), checksum);
            Code here = Code.library(Series.kit(manifest.plan()));
            if (!here.equals(manifest.plan().library())) {
                lines.printf(
                        "they were made by other code (%s, %.16s…) than this (%s, %.16s…), whose bots may play otherwise%n",
                        manifest.plan().library().version(),
                        manifest.plan().library().hash(),
                        here.version(),
                        here.hash());
            }
        }
        lines.flush();
        return 0;
    }

    /**
     * Reads all rows of a table.
     *
     * @return their checksum
     * @throws IllegalArgumentException if it is not that of the manifest, or a record breaks a rule
     */
    static String check(JavaSparkContext spark, Manifest manifest, String folder) {
        String plan = manifest.plan().toJson();
        SerializableConfiguration conf = new SerializableConfiguration(spark.hadoopConfiguration());
        String data = Folder.of(folder, spark.hadoopConfiguration()).path().toString();
        List<String> files = manifest.files().stream().map(Plan::json).toList();
        List<String> sums = spark.parallelize(new ArrayList<>(files), files.size())
                .map(file -> sum(plan, data, Plan.parse(file, DataFile.class), conf.value()))
                .collect();
        String checksum = sums.stream().reduce(Checksum.none(), Checksum::sum);
        if (!checksum.equals(manifest.checksum())) {
            throw new IllegalArgumentException(
                    "checksum: " + checksum + ", expected " + manifest.checksum() + " as in the manifest");
        }
        return checksum;
    }

    private static String sum(String plan, String folder, DataFile file, Configuration conf) throws IOException {
        Series<?, ?> series = Series.of(plan);
        boolean records = Plan.parse(plan).kind().equals(GamesTable.KIND);
        org.apache.hadoop.fs.Path path =
                Folder.of(folder, conf).child(file.name()).path();
        MessageType schema;
        try (ParquetFileReader footer = ParquetFileReader.open(HadoopInputFile.fromPath(path, conf))) {
            schema = footer.getFileMetaData().getSchema();
        }
        Checksum checksum = new Checksum();
        try (ParquetReader<Group> in = RowFile.open(path, schema, FilterCompat.NOOP, conf)) {
            for (Group row = in.read(); row != null; row = in.read()) {
                checksum.add(file.players(), row);
                if (records) {
                    replay(series, row);
                }
            }
        }
        if (checksum.rows() != file.rows() || !checksum.toString().equals(file.checksum())) {
            throw new IllegalArgumentException("'" + file.name() + "': " + checksum.rows() + " rows with checksum "
                    + checksum + ", expected " + file.rows() + " with " + file.checksum());
        }
        return file.checksum();
    }

    private static <A extends AnyAction, V extends AnyView<A>> void replay(Series<A, V> series, Group row) {
        GamesTable.Stored.of(series, row);
    }
}
