package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

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
    private static final int UNIT = 20;

    @TempDir
    Path folder;

    @Test
    void nothingIsLostOrDoubledWhenAWorkerAndTwoDriversAreKilled()
            throws IOException, InterruptedException, SQLException {
        Random random = new Random(1602);
        Path alone = folder.resolve("alone");
        assertThat(run(alone, 0, "--workers", "0")).contains(GAMES + " rows in");
        Path cluster = folder.resolve("cluster");
        int first = 10 + random.nextInt(30);
        int second = first + 10 + random.nextInt(30);
        int third = second + 10 + random.nextInt(30);
        assertThat(run(cluster, 137, "--workers", "2", "--kill", "driver:" + first))
                .contains("killed the driver after ");
        assertThat(run(cluster, 137, "--workers", "2", "--kill", "worker:" + second, "--kill", "driver:" + third))
                .contains("killed a worker and its executor after ", "killed the driver after ");
        int there = units(cluster);
        assertThat(run(cluster, 0, "--workers", "2"))
                .contains("resumed: " + there + " of " + GAMES / UNIT + " units were there", GAMES + " rows in");

        Manifest manifest = Data.manifest(cluster);
        assertThat(manifest.checksum()).isEqualTo(Data.manifest(alone).checksum());
        assertThat(manifest.rowsByPlayers()).isEqualTo(Data.manifest(alone).rowsByPlayers());
        assertThat(Data.sha(cluster)).isEqualTo(Data.sha(alone)).hasSize(64);
        assertThat(Data.query("SELECT count(DISTINCT (lineup, number)) FROM " + Data.parquet(cluster)))
                .containsExactly("" + GAMES);
    }

    /** An executor works in a folder of its own, so a relative path means another folder there. */
    @Test
    void aRelativeFolderIsTheSameOnAllMachines() throws IOException, InterruptedException {
        Path games = Files.createTempDirectory(Path.of("target"), "relative").resolve("games");
        run(games, 0, "--workers", "1");
        assertThat(end(0, "--workers", "1", "ratings", "--games", games.toString()))
                .contains("greedy", "prudent", "random");
    }

    /** How many units are whole. */
    private static int units(Path table) throws IOException {
        try (Stream<Path> files = Files.walk(table.resolve("_units"))) {
            return (int) files.filter(file -> file.endsWith("_SUCCESS")).count();
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
