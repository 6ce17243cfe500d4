package io.github.mercurius.spark;

import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** The table of games: a row for each game, with its record and what it brought the players. README.md explains it. */
final class Games {
    static final StructType SCHEMA = StructType.fromDDL("players INT, lineup INT, number INT, deal BIGINT,"
            + " names ARRAY<STRING>, bots ARRAY<STRING>, score ARRAY<INT>, place ARRAY<INT>, win_share ARRAY<DOUBLE>,"
            + " actions INT, failures INT, record STRING");

    private Games() {}

    /** The games of a plan from one index to another, played when they are asked for. */
    static Dataset<Row> played(SparkSession spark, String plan, long from, long to) {
        int tasks = (int) Math.min(to - from, 4L * spark.sparkContext().defaultParallelism());
        return spark.range(from, to, 1, tasks).map(play(plan), Encoders.row(SCHEMA));
    }

    /** What travels to other machines: the text of the plan. */
    static MapFunction<Long, Row> play(String plan) {
        return index -> Series.of(plan).row(index);
    }
}
