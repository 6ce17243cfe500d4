package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each command of the built {@code mercurius.jar} with each game, as it is typed. */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class CommandsTest {
    private static final Path JAR = Path.of("../mercurius/target/mercurius.jar").toAbsolutePath();
    private static final int WIDTH = 80;

    @TempDir
    Path directory;

    private int exitCode;

    @BeforeEach
    void thereIsAJar() {
        assumeTrue(Files.exists(JAR), "skipped: no " + JAR + ", which 'mvn package' makes");
    }

    private String run(Object... arguments) throws IOException, InterruptedException {
        return runWith("", arguments);
    }

    /** Runs the command, with an input; what it prints. */
    private String runWith(String input, Object... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dstdout.encoding=UTF-8"));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-jar", JAR.toString()));
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        Path output = directory.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        exitCode = process.exitValue();
        return Files.readString(output);
    }

    private void assertFits(String printed) {
        assertThat(printed.lines())
                .allSatisfy(line -> assertThat(line.codePointCount(0, line.length()))
                        .as(line)
                        .isLessThanOrEqualTo(WIDTH));
    }

    private Path record(String game) throws IOException, InterruptedException {
        Path file = directory.resolve("game.json");
        run("arena", "--game", game, "--game", "1", "--bots", "greedy,random*2", "--record", file);
        assertThat(exitCode).isZero();
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void arenaAndGame(String game) throws Exception {
        String table = run("arena", "--game", game, "--bots", "greedy,random*2", "--games", "6");
        assertThat(exitCode).as(table).isZero();
        assertThat(table).contains("6 games", "greedy", "random-2", "Wins by seat");
        assertFits(table);
        String rated = run("arena", "--game", game, "--round-robin", "greedy,random*2", "--players=3", "--games=2");
        assertThat(rated).contains("rating", "random-2");
        assertFits(rated);
        String one = run("game", "--game", game, "--seed", "5");
        assertThat(exitCode).as(one).isZero();
        assertThat(one).contains("a game of random players, seed 5").containsPattern("1\\. \\S+, \\d+");
        assertFits(one);
    }

    @ParameterizedTest
    @CsvSource({"mercurius,en", "mercatores,pl", "mercado,it", "mercatores,en", "mercado,en"})
    void playAndReplay(String game, String language) throws Exception {
        String played = runWith(
                "help\nboard\nlegal\nhint\nwhy\nquit\n", "play", "--game", game, "--bots=random", "--lang", language);
        assertThat(exitCode).as(played).isZero();
        assertThat(played).containsPattern("\n1\\. \\S+.*%").doesNotContain("Exception");
        assertFits(played);
        Path file = record(game);
        String story = run("replay", file, "--lang", language);
        assertThat(exitCode).as(story).isZero();
        assertThat(story).contains("random-1");
        assertFits(story);
        assertThat(run("replay", file, "--verify", "--lang=en")).contains("Nothing wrong was found");
        assertThat(exitCode).isZero();
        String analysed = run("replay", file, "--analyse", "--playouts=1", "--lang", language);
        assertThat(exitCode).as(analysed).isZero();
        assertThat(analysed).contains("random-1", "%");
        assertFits(analysed);
    }

    @ParameterizedTest
    @CsvSource({"mercurius,TRD-1,share", "mercatores,TAX-1,tax", "mercado,PLY-3,coin"})
    void positionAndRule(String game, String rule, String word) throws Exception {
        Path file = record(game);
        for (String language : List.of("en", "pl", "it")) {
            String position = run("position", file + ":7", "--game", game, "--lang", language);
            assertThat(exitCode).as(position).isZero();
            assertThat(position).containsPattern("[A-Z]{3}-\\d");
            String text = run("rule", rule, "--game", game, "--lang", language);
            assertThat(exitCode).as(text).isZero();
            assertThat(text).contains(rule);
        }
        String found = run("rule", word, "--game", game, "--lang=en");
        assertThat(exitCode).as(found).isZero();
        assertThat(found).containsIgnoringCase(word);
        String text = run("position", file + ":7", "--to=text").strip();
        assertThat(exitCode).as(text).isZero();
        assertThat(run("position", text, "--to=text").strip()).isEqualTo(text);
        Path proven = directory.resolve("proven.json");
        String proof = run("position", text, "--prove", "--record", proven);
        assertThat(exitCode).as(proof).isZero();
        assertThat(run("position", proven, "--to=text").strip()).isEqualTo(text);
        String arena = run("arena", "--game", game, "--bots=random*3", "--games=2", "--position", text);
        assertThat(exitCode).as(arena).isZero();
        assertThat(arena).contains("From the position");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void botAndEnvironment(String game) throws Exception {
        String bot = runWith(
                "{\"type\":\"hello\",\"protocol\":\"mercurius-bot/2\",\"game\":\"" + game + "\"}\n{\"type\":\"bye\"}\n",
                "bot",
                "--game",
                game,
                "random");
        assertThat(exitCode).as(bot).isZero();
        assertThat(bot).contains("\"type\":\"ready\"");
        String layout = run("environment", "--game", game, "--layout");
        assertThat(exitCode).as(layout).isZero();
        assertThat(layout).contains("\"game\" : \"" + game + "\"", "\"moves\"", "\"observation\"", "\"PLAYERS\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void editionAndWhatIsPlayedWithIt(String game) throws Exception {
        Path box = directory.resolve("box.json");
        Files.writeString(box, run("edition", "--game", game));
        assertThat(exitCode).isZero();
        assertThat(run("edition", "--game", game, box)).doesNotContain("EDN-");
        assertThat(exitCode).isZero();
        Object[][] commands = {
            {"arena", "--game", game, "--bots=random*2", "--games=1", "--edition", box},
            {"game", "--game", game, "--edition", box},
            {"environment", "--game", game, "--layout", "--edition", box},
            {"play", "--game", game, "--bots=random", "--edition", box},
        };
        for (Object[] command : commands) {
            String printed = runWith("quit\n", command);
            assertThat(exitCode).as(printed).isZero();
        }
        assertThat(run("game", "--game=mercurius", "--edition", box)).contains("--edition: ");
        assertThat(exitCode).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "mercurius, ../../core/mercurius/src/test/resources/vectors",
        "mercatores, ../../core/mercatores/src/test/resources/vectors",
        "mercado, ../../core/mercado/src/test/resources/vectors"
    })
    void conformance(String game, String folder) throws Exception {
        List<Object> arguments = new ArrayList<>(List.of("conformance", "--game", game, "--positions"));
        try (var files = Files.list(Path.of(folder).toAbsolutePath())) {
            files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .limit(3)
                    .forEach(arguments::add);
        }
        assertThat(arguments).hasSizeGreaterThan(4);
        String report = run(arguments.toArray());
        assertThat(exitCode).as(report).isZero();
        assertThat(report).contains("all agree", "states   text: median");
    }
}
