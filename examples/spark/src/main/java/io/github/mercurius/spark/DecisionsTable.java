package io.github.mercurius.spark;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;

import io.github.mercurius.api.Action;
import io.github.mercurius.core.GameState;
import io.github.mercurius.learning.CompactGame;
import io.github.mercurius.learning.Environment;
import io.github.mercurius.learning.MercuriusLearning;
import io.github.mercurius.learning.Moves;
import io.github.mercurius.rules.learning.Outcome;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The table of decisions: a row for each move of each game, to learn from.
 *
 * <p>The names of columns with a layout end in its version, so that no other layout is ever taken for it.
 */
final class DecisionsTable {
    static final StructType SCHEMA = DataTypes.createStructType(new StructField[] {
        Columns.of("game", LongType, "the number of the game"),
        Columns.of("seed", LongType, "the seed of its job"),
        Columns.of("players", IntegerType, "how many play; the name of the folder that the row is in"),
        Columns.of("decision", IntegerType, "the number of the move in its game, from 0"),
        Columns.of("seat", IntegerType, "who makes the move"),
        Columns.of(
                "observation_v" + MercuriusLearning.encoding().observationVersion(),
                BinaryType,
                "what the seat observes: " + MercuriusLearning.encoding().observationLength() + " numbers of 16 bits, little-endian"),
        Columns.of("mask_v" + Moves.VERSION, BinaryType, "which moves are legal: " + Moves.COUNT + " bytes, 1 or 0"),
        Columns.of("move_v" + Moves.VERSION, IntegerType, "the move that was made"),
        Columns.of("money", IntegerType, "the guilders of this seat at the end"),
        Columns.of("place", IntegerType, "the place of this seat, from 1"),
        Columns.of("win_share", DoubleType, "the win share of this seat"),
    });

    private DecisionsTable() {}

    /** The decisions of a table of games, each of which is played again from its record. */
    static Dataset<Row> of(Dataset<Row> games) {
        return games.select("game", "seed", "record").flatMap(replayer(), Encoders.row(SCHEMA));
    }

    static FlatMapFunction<Row, Row> replayer() {
        return row -> rows(row.getLong(0), row.getLong(1), CompactGame.parse(row.getAs(2)))
                .iterator();
    }

    private static List<Row> rows(long number, long seed, CompactGame game) {
        List<Outcome> outcomes = Environment.of(game.end()).outcomes();
        Environment environment = Environment.of(GameState.start(game.setup(), game.deal()));
        List<Row> rows = new ArrayList<>();
        for (Action action : game.actions()) {
            for (int move : Moves.of(action)) {
                int seat = environment.seat();
                Outcome outcome = outcomes.get(seat);
                rows.add(RowFactory.create(
                        number,
                        seed,
                        game.setup().players(),
                        rows.size(),
                        seat,
                        observation(environment, seat),
                        mask(environment),
                        move,
                        outcome.score(),
                        outcome.place(),
                        outcome.winShare()));
                environment.step(move);
            }
        }
        return rows;
    }

    private static byte[] observation(Environment environment, int seat) {
        short[] numbers = new short[MercuriusLearning.encoding().observationLength()];
        environment.observe(seat, numbers, 0);
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asShortBuffer().put(numbers);
        return bytes.array();
    }

    private static byte[] mask(Environment environment) {
        byte[] mask = new byte[Moves.COUNT];
        environment.writeMask(mask, 0);
        return mask;
    }
}
