package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.Child;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.bots.ProcessBots;
import io.github.mercurius.testkit.BotLaws;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bots in other languages play in the arena, and our own speak the protocol too. */
@Tag("nightly")
class ClientsTest {
    private static final Path CLIENTS = Path.of("../clients").toAbsolutePath().normalize();

    private static final List<String> GAMES = List.of("mercurius", "mercatores", "mercado");

    @TempDir
    Path directory;

    private static void assumeThereIs(String program) throws InterruptedException {
        try {
            int code = new ProcessBuilder(program, "--version")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            assumeTrue(code == 0, program + " does not work here: its bot is not tried");
        } catch (IOException none) {
            assumeTrue(false, program + " is not installed: its bot is not tried");
        }
    }

    private double play(String command, int games) throws IOException, InterruptedException {
        return play("mercurius", command, games);
    }

    private void playAllGames(String command) throws IOException, InterruptedException {
        for (String game : GAMES) {
            assertThat(play(game, command, 3)).as(game).isBetween(0.0, 1.0);
        }
    }

    /** Lets a bot play against random ones; which part of the games it wins. */
    private double play(String game, String command, int games) throws IOException, InterruptedException {
        Process arena = Child.start(
                "arena",
                "--game=" + game,
                "--bots=exec:" + command + ",random*2",
                "--games=" + games,
                "--threads=1",
                "--format=json",
                "--seed=1");
        String json = Child.rest(arena);
        assertThat(arena.waitFor()).as(json).isZero();
        assertThat(json).contains("\"failures\"").doesNotContainPattern("\"failures\" ?: ?[1-9]");
        Matcher rate =
                Pattern.compile("\"winRate\" : \\{\\s+\"value\" : ([0-9.]+)").matcher(json);
        assertThat(rate.find()).as(json).isTrue();
        return Double.parseDouble(rate.group(1));
    }

    @Test
    void thePythonBotsPlay() throws Exception {
        assumeThereIs("python3");
        playAllGames("python3 '" + CLIENTS.resolve("python/random_bot.py") + "'");
        assertThat(play("python3 '" + CLIENTS.resolve("python/greedy_bot.py") + "'", 30))
                .isGreaterThan(0.5);
    }

    @Test
    void theBotOnThePythonPagePlays() throws Exception {
        assumeThereIs("python3");
        String page = Files.readString(CLIENTS.resolve("python/README.md"));
        Matcher code = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL).matcher(page);
        assertThat(code.find()).isTrue();
        Path client = Files.createDirectory(directory.resolve("mercurius_rules"));
        for (String file : List.of("__init__.py", "bot.py")) {
            Files.copy(CLIENTS.resolve("python/mercurius_rules").resolve(file), client.resolve(file));
        }
        Path bot = Files.writeString(directory.resolve("my_bot.py"), code.group(1));
        assertThat(play("python3 '" + bot + "'", 3)).isBetween(0.0, 1.0);
    }

    @Test
    void theNodeBotPlays() throws Exception {
        assumeThereIs("node");
        playAllGames("node '" + CLIENTS.resolve("node/random_bot.js") + "'");
    }

    @Test
    void theBotInCPlays() throws Exception {
        assumeThereIs("cc");
        String bot = directory.resolve("first_bot").toString();
        Process compiler = new ProcessBuilder(
                        "cc",
                        "-std=c99",
                        "-Wall",
                        "-Wextra",
                        "-Werror",
                        "-o",
                        bot,
                        CLIENTS.resolve("c/first_bot.c").toString())
                .inheritIO()
                .start();
        assertThat(compiler.waitFor()).isZero();
        playAllGames("'" + bot + "'");
    }

    @Test
    void theLawsHoldThroughTheProtocol() {
        List<String> command = Child.command("bot", "greedy");
        try (var bots = ProcessBots.of(Mercurius.rules(), MercuriusJson.formats(), "greedy", command, what -> {})) {
            BotLaws.of(bots.kind()::make)
                    .withGames(2)
                    .withTimeLimit(20, TimeUnit.SECONDS)
                    .check();
        }
        assertThat(ProcessHandle.current()
                        .descendants()
                        .map(process -> process.info().commandLine().orElse("")))
                .noneMatch(line -> line.contains("bot greedy"));
    }
}
