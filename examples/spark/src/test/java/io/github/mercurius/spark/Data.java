package io.github.mercurius.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;

/**
 * Tables as DuckDB reads them, which shares no code with Spark, with its own reader of Parquet; and their manifests.
 */
final class Data {
    private Data() {}

    /** The table in a folder, for a query; its partitions are columns. */
    static String parquet(Path folder) {
        return "read_parquet('" + folder + "/**/*.parquet', hive_partitioning = true)";
    }

    /** The first column of what a query finds, as text. */
    static List<String> query(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<String> read = new ArrayList<>();
            while (rows.next()) {
                read.add(rows.getString(1));
            }
            return read;
        }
    }

    /** All rows of a table in the order of the games, as DuckDB writes and sums them. */
    static String sha(Path folder) throws SQLException {
        return query("SELECT sha256(string_agg(rows::VARCHAR, '' ORDER BY players, lineup, number)) FROM "
                        + parquet(folder) + " AS rows")
                .get(0);
    }

    static Manifest manifest(Path folder) throws IOException {
        return Manifest.read(Folder.of(folder.toString(), new Configuration()));
    }
}
