package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.learning.CompactGame;
import io.github.mercurius.learning.Environment;
import io.github.mercurius.learning.Moves;
import io.github.mercurius.learning.MercuriusLearning;
import io.github.mercurius.rules.learning.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that Spark writes in one process, read without it. */
class TablesTest {
    private static final long SEED = 1602;
    private static final int[] PLAYERS = {3, 4, 5};
    private static final String BOTS = "greedy,random";

    @TempDir
    Path folder;

    private final SparkSession spark = LocalSpark.session();

    private Dataset<Row> games(long first, long games, int partitions) {
        return GamesTable.play(spark, SEED, PLAYERS, BOTS, first, games, partitions);
    }

    private Path written(String name, Dataset<Row> table) throws IOException {
        Path place = folder.resolve(name);
        Tables.write(table, place.toString());
        return place;
    }

    @Test
    void eachRowIsTheGameOfItsNumber() throws IOException, SQLException {
        List<StoredGames.Game> rows = StoredGames.in(written("games", games(0, 60, 4)));
        assertThat(rows).extracting(StoredGames.Game::number).containsExactlyElementsOf(numbers(0, 60));
        for (StoredGames.Game row : rows) {
            CompactGame game = CompactGame.parse(HexFormat.of().parseHex(row.record()));
            PlayedGame played = Series.of(SEED, PLAYERS, BOTS).play(row.number());
            assertThat(game).isEqualTo(played.game());
            assertThat(row.seed()).isEqualTo(SEED);
            assertThat(row.bots()).isEqualTo(played.bots());
            assertThat(row.players()).isEqualTo(game.setup().players());
            assertThat(row.actions()).isEqualTo(game.actions().size());
            List<Outcome> outcomes = Environment.of(game.end()).outcomes();
            assertThat(row.money())
                    .isEqualTo(outcomes.stream().map(Outcome::score).toList());
            assertThat(row.places())
                    .isEqualTo(outcomes.stream().map(Outcome::place).toList());
            assertThat(row.winShares())
                    .isEqualTo(outcomes.stream().map(Outcome::winShare).toList());
        }
    }

    private static List<Long> numbers(long from, long to) {
        return java.util.stream.LongStream.range(from, to).boxed().toList();
    }

    @Test
    void theGamesAreTheSameWhateverThePartitionsAndTheJobs() throws IOException, SQLException {
        List<StoredGames.Game> all = StoredGames.in(written("one", games(0, 50, 1)));
        assertThat(StoredGames.in(written("many", games(0, 50, 17)))).isEqualTo(all);
        List<StoredGames.Game> parts = StoredGames.in(written("first", games(0, 20, 3)));
        parts.addAll(StoredGames.in(written("second", games(20, 30, 5))));
        assertThat(parts).isEqualTo(all);
    }

    /** The first try of each task ends when a part of its rows is written. */
    @Test
    void aTaskThatFailsIsRunAgainAndLeavesNothingDouble() throws IOException, SQLException {
        List<StoredGames.Game> all = StoredGames.in(written("sound", games(0, 40, 4)));
        MapFunction<Row, Row> failing = row -> {
            if (TaskContext.get().attemptNumber() == 0 && row.getLong(0) % 10 == 7) {
                throw new IllegalStateException("a disk is full");
            }
            return row;
        };
        Dataset<Row> table = games(0, 40, 4).map(failing, Encoders.row(GamesTable.SCHEMA));
        assertThat(StoredGames.in(written("failed", table))).isEqualTo(all);
    }

    @Test
    void aJobThatFailsLeavesNoTable() {
        MapFunction<Row, Row> failing = row -> {
            if (row.getLong(0) == 37) {
                throw new IllegalStateException("always");
            }
            return row;
        };
        Dataset<Row> table = games(0, 40, 4).map(failing, Encoders.row(GamesTable.SCHEMA));
        assertThatThrownBy(() -> written("failed", table)).hasStackTraceContaining("always");
        assertThatThrownBy(() -> Tables.read(spark, folder.resolve("failed").toString()))
                .hasMessageContaining("has no file _SUCCESS, expected the folder of a job that has ended");
    }

    @Test
    void aFolderThatIsThereIsLeftAsItIs() throws IOException {
        Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> Tables.write(games(0, 1, 1), folder.toString()))
                .hasMessage("out: '" + folder + "' is there, expected a new folder");
        assertThat(folder.resolve("file")).hasContent("mine");
    }

    @Test
    void noGamesAndNoPartitionsAreRefused() {
        assertThatThrownBy(() -> games(0, 0, 1)).hasMessage("games: 0, expected 1 or more");
        assertThatThrownBy(() -> games(0, 1, 0)).hasMessage("partitions: 0, expected 1 or more");
        assertThatThrownBy(() -> GamesTable.play(spark, 1, PLAYERS, "regent:50ms", 0, 1, 1))
                .hasMessageContaining("looks at the clock");
    }

    @Test
    void theDecisionsMakeTheGamesAgain() throws IOException, SQLException {
        Path games = written("games", games(0, 9, 2));
        Path decisions = written("decisions", DecisionsTable.of(Tables.read(spark, games.toString())));
        for (StoredGames.Game row : StoredGames.in(games)) {
            CompactGame game = CompactGame.parse(HexFormat.of().parseHex(row.record()));
            Environment environment =
                    Environment.of(io.github.mercurius.core.GameState.start(game.setup(), game.deal()));
            List<List<Object>> stored = decisionsOf(row, decisions);
            for (int number = 0; number < stored.size(); number++) {
                List<Object> decision = stored.get(number);
                int seat = environment.seat();
                assertThat(decision.subList(0, 3)).containsExactly(row.players(), number, seat);
                assertThat(decision.get(3)).isEqualTo(observation(environment));
                assertThat(decision.get(4)).isEqualTo(mask(environment));
                assertThat(decision.subList(6, 9))
                        .containsExactly(
                                row.money().get(seat),
                                row.places().get(seat),
                                row.winShares().get(seat));
                environment.step((int) decision.get(5));
            }
            assertThat(environment.state()).isEqualTo(game.end());
        }
    }

    private static List<List<Object>> decisionsOf(StoredGames.Game row, Path decisions) throws SQLException {
        return StoredGames.query(
                "SELECT players, decision, seat, hex(observation_v1), hex(mask_v1), move_v1, money, place, win_share FROM "
                        + StoredGames.parquet(decisions) + " WHERE game = " + row.number() + " ORDER BY decision",
                found -> List.of(
                        found.getInt(1),
                        found.getInt(2),
                        found.getInt(3),
                        found.getString(4),
                        found.getString(5),
                        found.getInt(6),
                        found.getInt(7),
                        found.getInt(8),
                        found.getDouble(9)));
    }

    private static String observation(Environment environment) {
        short[] numbers = new short[MercuriusLearning.encoding().observationLength()];
        environment.observe(environment.seat(), numbers, 0);
        ByteBuffer bytes = ByteBuffer.allocate(2 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        for (short number : numbers) {
            bytes.putShort(number);
        }
        return HexFormat.of().withUpperCase().formatHex(bytes.array());
    }

    private static String mask(Environment environment) {
        byte[] mask = new byte[Moves.COUNT];
        environment.writeMask(mask, 0);
        return HexFormat.of().withUpperCase().formatHex(mask);
    }
}
