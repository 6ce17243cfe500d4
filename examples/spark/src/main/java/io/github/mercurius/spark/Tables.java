package io.github.mercurius.spark;

import java.io.IOException;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Tables as folders of Parquet files: whole, or without the file {@code _SUCCESS}. */
final class Tables {
    private Tables() {}

    /** A session that writes tables so that a task that fails, or runs twice, leaves nothing in them. */
    static SparkSession session() {
        return SparkSession.builder()
                .appName("mercurius")
                // Version 2 lets tasks write into the table itself before the job has succeeded.
                .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "1")
                .config("spark.sql.parquet.compression.codec", "zstd")
                // More than there are numbers of players: then their files are open at once, and rows are not sorted.
                .config("spark.sql.maxConcurrentOutputFileWriters", "4")
                .getOrCreate();
    }

    /**
     * Writes a table into a new folder.
     *
     * @throws IllegalArgumentException if the folder is there
     */
    static void write(Dataset<Row> table, String folder) throws IOException {
        if (exists(table.sparkSession(), folder)) {
            throw new IllegalArgumentException("out: '" + folder + "' is there, expected a new folder");
        }
        table.write().partitionBy("players").parquet(folder);
    }

    /**
     * Reads a table that was written to its end.
     *
     * @throws IllegalArgumentException if there is none in the folder, or if only a part of it was written
     */
    static Dataset<Row> read(SparkSession spark, String folder) throws IOException {
        if (!exists(spark, folder + "/_SUCCESS")) {
            throw new IllegalArgumentException(
                    "games: '" + folder + "' has no file _SUCCESS, expected the folder of a job that has ended");
        }
        return spark.read().parquet(folder);
    }

    private static boolean exists(SparkSession spark, String path) throws IOException {
        Path place = new Path(path);
        return place.getFileSystem(spark.sparkContext().hadoopConfiguration()).exists(place);
    }
}
