package io.github.mercurius.spark;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/**
 * What a table is: its plan, and what carrying it out gave. A folder with a manifest is whole.
 *
 * @param rowsByPlayers how many rows there are for each number of players
 * @param checksum the sum of the hashes of all rows ({@code xxhash64} of Spark's SQL, in the order of the columns): no
 *     order and no division into files changes it, and a row that is there twice does not vanish
 */
record Manifest(Plan plan, long rows, Map<Integer, Long> rowsByPlayers, String checksum) {
    static final String NAME = "_manifest.json";

    /** Reads all rows of a table. */
    static Manifest of(Plan plan, Dataset<Row> table) {
        Column[] columns =
                Stream.of(Games.SCHEMA.fieldNames()).map(functions::col).toArray(Column[]::new);
        Map<Integer, Long> rows = new TreeMap<>();
        BigDecimal checksum = BigDecimal.ZERO;
        for (Row sums : table.groupBy("players")
                .agg(
                        functions.count(functions.lit(1)),
                        functions.sum(functions.xxhash64(columns).cast("decimal(38,0)")))
                .collectAsList()) {
            rows.put(sums.getInt(0), sums.getLong(1));
            checksum = checksum.add(sums.getDecimal(2));
        }
        long all = rows.values().stream().mapToLong(Long::longValue).sum();
        return new Manifest(plan, all, rows, checksum.toPlainString());
    }

    /**
     * The manifest in a folder.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Manifest read(Folder folder) throws IOException {
        if (!folder.child(NAME).exists()) {
            throw new IllegalArgumentException("'" + folder.path() + "' has no file " + NAME
                    + ", expected the folder of a job that has ended; --resume ends it");
        }
        return Plan.parse(folder.read(NAME), Manifest.class);
    }

    /**
     * Reads all rows of a table.
     *
     * @throws IllegalArgumentException if they are not those of this manifest
     */
    void check(Dataset<Row> table) {
        Manifest found = of(plan, table);
        if (!found.equals(this)) {
            throw new IllegalArgumentException("games: rows " + found.rowsByPlayers + " with checksum " + found.checksum
                    + ", expected " + rowsByPlayers + " with " + checksum + " as in the manifest");
        }
    }
}
