package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command says of files, and what it refuses; what is found in them is tested where it is found. */
class ConformanceCommandTest {
    private static final Path MERCURIUS = vectors("mercurius").resolve("game-000-3p.jsonl");
    private static final Path MERCATORES = vectors("mercatores").resolve("game-000-2p.jsonl");
    private static final Path MERCADO = vectors("mercado").resolve("game-000-2p.jsonl");
    private static final Path EDITIONS = Path.of("../../core/mercatores/src/test/resources/editions/editions.jsonl");

    @TempDir
    Path directory;

    private static Path vectors(String game) {
        return Path.of("../../core/" + game + "/src/test/resources/vectors");
    }

    private static CommandRun run(Object... arguments) {
        return CommandRun.of(new ConformanceCommand(), arguments);
    }

    @Test
    void filesOfAllGamesAndEditionsAreSummedUpInALine() {
        CommandRun run = run(MERCURIUS, MERCATORES, MERCADO, EDITIONS);
        assertThat(run.exitCode()).as(run.out()).isZero();
        assertThat(run.out()).matches("3 games, \\d+ states, \\d+ refusals, \\d+ editions; all agree\n");
        assertThat(run.errors()).isEmpty();
    }

    @Test
    void whatDiffersIsToldBeforeTheSum() throws IOException {
        String game = Files.readString(MERCURIUS).replaceFirst("\"legal\":\\d+", "\"legal\":1");
        Path file = Files.writeString(directory.resolve("a.jsonl"), game);
        CommandRun run = run(file, MERCADO);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith(file + ":2: legal: the vector has 1, the library ");
        assertThat(run.out().lines()).hasSize(2).last().asString().matches("2 games, .*; 1 game differs");
    }

    @Test
    void theGameThatTheFilesShouldHaveIsAccepted() {
        assertThat(run("--game", "mercado", MERCADO).exitCode()).isZero();
        assertThat(run("--game", "mercatores", MERCATORES, EDITIONS).exitCode()).isZero();
    }

    @Test
    void aFileOfAnotherGameIsRefusedAndSaidSo() throws IOException {
        assertRefused(
                MERCADO + ":1: a first line of mercado, but --game is mercatores", "--game", "mercatores", MERCADO);
        assertRefused("a first line of mercado, but --game is mercurius", "--game", "mercurius", MERCADO);
        assertRefused("a first line of mercatores, but --game is mercado", "--game", "mercado", EDITIONS);
        Path unknown = Files.writeString(directory.resolve("x.jsonl"), "{\"format\":\"chess/1\"}\n");
        assertRefused("a first line of no game that is known, but --game is mercado", "--game", "mercado", unknown);
    }

    private static void assertRefused(String message, Object... arguments) {
        CommandRun run = run(arguments);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains(message);
        assertThat(run.out()).isEmpty();
    }
}
