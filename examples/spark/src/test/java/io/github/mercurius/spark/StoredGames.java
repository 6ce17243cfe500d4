package io.github.mercurius.spark;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Tables as DuckDB reads them, which shares no code with Spark: with its own reader of Parquet. */
final class StoredGames {
    /** A row of the table of games. */
    record Game(
            long number,
            long seed,
            int players,
            List<String> bots,
            List<Integer> money,
            List<Integer> places,
            List<Double> winShares,
            int actions,
            String record) {}

    private StoredGames() {}

    /** All rows, in the order of the games. */
    static List<Game> in(Path folder) throws SQLException {
        return query(
                "SELECT game, seed, players, bots, money, place, win_share, actions, hex(record) FROM "
                        + parquet(folder) + " ORDER BY game",
                row -> new Game(
                        row.getLong(1),
                        row.getLong(2),
                        row.getInt(3),
                        list(row, 4, String.class),
                        list(row, 5, Integer.class),
                        list(row, 6, Integer.class),
                        list(row, 7, Double.class),
                        row.getInt(8),
                        row.getString(9)));
    }

    /** The table in a folder, for a query; its partitions are columns. */
    static String parquet(Path folder) {
        return "read_parquet('" + folder + "/**/*.parquet', hive_partitioning = true)";
    }

    private static <T> List<T> list(ResultSet row, int column, Class<T> type) throws SQLException {
        return Arrays.stream((Object[]) row.getArray(column).getArray())
                .map(type::cast)
                .collect(Collectors.toList());
    }

    /** Makes something of a row. */
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    static <T> List<T> query(String sql, RowReader<T> reader) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reader.read(rows));
            }
            return read;
        }
    }
}
