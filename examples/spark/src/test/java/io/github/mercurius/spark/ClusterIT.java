package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A master, workers, executors and a driver, each a process of its own, of which some are killed. */
class ClusterIT {
    private static final int GAMES = 3000;
    private static final int UNIT = 5;

    @TempDir
    Path folder;

    @Test
    void nothingIsLostOrDoubledWhenAWorkerAndTwoDriversAreKilled()
            throws IOException, InterruptedException, SQLException {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Path alone = folder.resolve("alone");
        assertThat(run(alone, 0, "--workers", "0")).contains(GAMES + " rows in");
        Path cluster = folder.resolve("cluster");
        int first = 20 + random.nextInt(100);
        int second = first + 20 + random.nextInt(100);
        int third = second + 20 + random.nextInt(100);
        assertThat(run(cluster, 137, "--workers", "2", "--kill", "driver:" + first))
                .as("seed %d", seed)
                .contains("killed the driver after ");
        assertThat(run(cluster, 137, "--workers", "2", "--kill", "worker:" + second, "--kill", "driver:" + third))
                .as("seed %d", seed)
                .contains("killed a worker and its executor after ", "killed the driver after ");
        int lost = attempts(cluster);
        String said = run(cluster, 0, "--workers", "2");
        assertThat(said).contains(lost + " attempts had been cut off", GAMES + " rows in");

        // three kills with two executors cut off five units at most: under 1 % is played again
        assertThat(lost).as("seed %d", seed).isBetween(1, 5);
        assertThat(lost * UNIT).isLessThan(GAMES / 100);
        Manifest manifest = Data.manifest(cluster);
        assertThat(manifest.checksum()).isEqualTo(Data.manifest(alone).checksum());
        assertThat(manifest.rowsByPlayers()).isEqualTo(Data.manifest(alone).rowsByPlayers());
        assertThat(Data.sha(cluster)).isEqualTo(Data.sha(alone)).hasSize(64);
        assertThat(Data.query("SELECT count(DISTINCT (lineup, number)) FROM " + Data.parquet(cluster)))
                .containsExactly("" + GAMES);
        assertThat(Verify.check(LocalSpark.context(), manifest, cluster.toString()))
                .isEqualTo(manifest.checksum());
    }

    /** An executor works in a folder of its own, so a relative path means another folder there. */
    @Test
    void aRelativeFolderIsTheSameOnAllMachines() throws IOException, InterruptedException {
        Path here = Files.createTempDirectory(Path.of("target"), "relative");
        String games = here.resolve("games").toString();
        String decisions = here.resolve("decisions").toString();
        LocalSpark.make(LocalSpark.plan(GameName.MERCADO, List.of(2), 7, 4), games, false, 2);
        assertThat(end(0, "--workers", "1", "decisions", "--games", games, "--out", decisions))
                .contains("rows in");
        Manifest manifest = Data.manifest(here.resolve("decisions"));
        assertThat(end(0, "--workers", "1", "verify", "--data", decisions))
                .contains(manifest.rows() + " rows of decisions of mercado verify, checksum " + manifest.checksum());
    }

    /** How many units were begun and cut off. */
    private static int attempts(Path table) throws IOException {
        try (Stream<Path> files = Files.list(table.resolve("_units"))) {
            return (int) files.filter(file -> file.getFileName().toString().startsWith("_attempt-"))
                    .count();
        }
    }

    private static String run(Path out, int status, String... cluster) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(cluster));
        arguments.addAll(List.of("self-play", "--games", "" + GAMES, "--players", "3,4,5", "--unit", "" + UNIT));
        arguments.addAll(List.of("--bots", "greedy,prudent,random", "--resume", "--out", out.toString()));
        return end(status, arguments.toArray(String[]::new));
    }

    private static String end(int status, String... arguments) throws IOException, InterruptedException {
        return ClusterScript.end(ClusterScript.start(List.of(arguments), Map.of()), status);
    }
}
