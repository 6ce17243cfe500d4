package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.learning.CompactGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A master, workers, executors and a driver, each a process of its own; and one of the workers is killed. */
class ClusterIT {
    private static final int GAMES = 3000;
    private static final String BOTS = "greedy,prudent,random";

    @TempDir
    Path folder;

    @Test
    void nothingIsLostOrDoubledWhenAWorkerIsKilled() throws IOException, InterruptedException, SQLException {
        Path alone = folder.resolve("alone");
        selfPlay(alone, 1, "--workers", "0");
        Path cluster = folder.resolve("cluster");
        String said = selfPlay(cluster, 24, "--workers", "2", "--kill", "3");

        assertThat(said)
                .containsPattern("killed a worker and its executor after \\d tasks\\R(.*\\R)*" + GAMES + " games in");
        List<StoredGames.Game> games = StoredGames.in(cluster);
        assertThat(games)
                .extracting(StoredGames.Game::number)
                .containsExactlyElementsOf(LongStream.range(0, GAMES).boxed().toList());
        assertThat(checksum(cluster)).isEqualTo(checksum(alone)).hasSize(64);
        games.forEach(ClusterIT::assertReplayed);
    }

    private static void assertReplayed(StoredGames.Game row) {
        CompactGame read = CompactGame.parse(HexFormat.of().parseHex(row.record()));
        assertThat(read)
                .isEqualTo(Series.of(1602, new int[] {3, 4, 5}, BOTS)
                        .play(row.number())
                        .game());
    }

    /** All rows of a table in the order of the games, as DuckDB writes and sums them. */
    private static String checksum(Path table) throws SQLException {
        return StoredGames.query(
                        "SELECT sha256(string_agg(rows::VARCHAR, '' ORDER BY game)) FROM " + StoredGames.parquet(table)
                                + " AS rows",
                        row -> row.getString(1))
                .get(0);
    }

    private static String selfPlay(Path out, int partitions, String... cluster)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("bash", "cluster.sh"));
        command.addAll(List.of(cluster));
        command.addAll(List.of("self-play", "--games", "" + GAMES, "--players", "3,4,5", "--bots", BOTS));
        command.addAll(List.of("--partitions", "" + partitions, "--out", out.toString()));
        return run(command);
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(said).isZero();
            return said;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } finally {
            process.destroy();
        }
    }
}
