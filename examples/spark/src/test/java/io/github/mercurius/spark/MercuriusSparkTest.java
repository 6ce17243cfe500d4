package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The jobs by name, as {@code spark-submit} starts them. */
class MercuriusSparkTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @BeforeEach
    void sparkInThisProcess() {
        LocalSpark.session();
    }

    private int run(String... args) {
        CommandLine line = MercuriusSpark.line();
        return line.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Test
    void gamesAreWrittenAndRated() {
        String games = folder.resolve("games").toString();
        assertThat(run("self-play", "--games", "12", "--unit", "4", "--duplicates", "--out", games))
                .isZero();
        assertThat(out.toString()).matches("12 rows in .* a second; checksum -?\\d+\\R");
        assertThat(run("self-play", "--games", "12", "--duplicates", "--out", games, "--resume"))
                .isZero();
        assertThat(out.toString()).contains("nothing is missing");
        assertThat(run("ratings", "--games", games)).isZero();
        assertThat(out.toString()).containsPattern("4 +greedy +24 +2 +\\d+\\.\\d\\d % \\(");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatIsGivenWronglyIsRefusedInOneLine() throws Exception {
        refuses("out: '" + folder + "' is there, expected a new folder", "self-play", "--out", folder.toString());
        String fresh = folder.resolve("new").toString();
        refuses("bot: 'regent:50ms' looks at the clock", "self-play", "--out", fresh, "--bots", "regent:50ms");
        refuses("players: 7, expected 3 to 5", "self-play", "--out", fresh, "--players", "4,7");
        refuses("unit: 0, expected 1 or more", "self-play", "--out", fresh, "--unit", "0");
        refuses("game: 'chess', expected one of", "self-play", "--out", fresh, "--game", "chess");
        refuses("first: 0, expected 1 or more", "self-play", "--out", fresh, "--first", "0");
        Files.createDirectory(folder.resolve("part"));
        String part = folder.resolve("part").toString();
        err.getBuffer().setLength(0);
        assertThat(run("ratings", "--games", part)).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("mercurius-spark ratings: '" + part
                        + "' has no file _manifest.json, expected the folder of a job that has ended;"
                        + " --resume ends it" + System.lineSeparator());
    }

    private void refuses(String reason, String... args) {
        String[] all = java.util.Arrays.copyOf(args, args.length + 2);
        all[args.length] = "--games";
        all[args.length + 1] = "5";
        err.getBuffer().setLength(0);
        assertThat(run(all)).isEqualTo(2);
        assertThat(err.toString()).startsWith("mercurius-spark self-play: " + reason);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
