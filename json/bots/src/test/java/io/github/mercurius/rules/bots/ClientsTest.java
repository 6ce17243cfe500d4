package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.bots.AnyGameTest.Played;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One program of each language, unchanged, plays every game. */
@Tag("nightly")
class ClientsTest {
    private static final Path CLIENTS =
            Path.of("../../examples/clients").toAbsolutePath().normalize();

    @TempDir
    Path directory;

    @ParameterizedTest
    @MethodSource("io.github.mercurius.rules.bots.AnyGameTest#games")
    void theSamePythonFilePlaysEveryGame(Played<?, ?> played) throws Exception {
        assumeRuns("python3", "--version");
        plays(played, List.of("python3", CLIENTS.resolve("python/random_bot.py").toString()));
    }

    @ParameterizedTest
    @MethodSource("io.github.mercurius.rules.bots.AnyGameTest#games")
    void thePythonClientPlaysEveryGame(Played<?, ?> played) throws Exception {
        assumeRuns("python3", "--version");
        String bot = "import sys; sys.path.insert(0, sys.argv[1]); from mercurius_rules import bot;"
                + "bot.play(lambda view, legal: legal[len(legal) // 2], name='middle')";
        plays(
                played,
                List.of("python3", "-B", "-c", bot, CLIENTS.resolve("python").toString()));
    }

    @ParameterizedTest
    @MethodSource("io.github.mercurius.rules.bots.AnyGameTest#games")
    void theSameNodeFilePlaysEveryGame(Played<?, ?> played) throws Exception {
        assumeRuns("node", "--version");
        plays(played, List.of("node", CLIENTS.resolve("node/random_bot.js").toString()));
    }

    @ParameterizedTest
    @MethodSource("io.github.mercurius.rules.bots.AnyGameTest#games")
    void theSameProgramInCPlaysEveryGame(Played<?, ?> played) throws Exception {
        assumeRuns("cc", "--version");
        String bot = directory.resolve("first_bot").toString();
        String source = CLIENTS.resolve("c/first_bot.c").toString();
        assertThat(run("cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-o", bot, source))
                .isZero();
        plays(played, List.of(bot));
    }

    private static void assumeRuns(String... command) throws InterruptedException {
        try {
            assumeTrue(run(command) == 0, command[0] + " does not work here: its bot is not tried");
        } catch (IOException none) {
            assumeTrue(false, command[0] + " is not installed: its bot is not tried");
        }
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static <A extends AnyAction, V extends AnyView<A>> void plays(Played<A, V> played, List<String> command) {
        Rules<A, V> rules = played.rules();
        Arbiter<A, V> arbiter = Arbiter.of(rules);
        AnyBot<A, V> other = view -> view.legalActions().get(0);
        try (var bots = ProcessBots.of(rules, played.formats(), "client", command, what -> {})) {
            bots.tryOut();
            for (int seed = 0; seed < 2; seed++) {
                AnyBot<A, V> bot = bots.make(seed);
                BotGame<AnyGame<A, V>> game = arbiter.play(
                        rules.start(rules.setup(List.of("Robert", "Magda", "Anna")), seed), List.of(bot, other, other));
                arbiter.close(bot);
                assertThat(game.failures()).isEmpty();
                assertThat(game.game().state().isOver()).isTrue();
            }
        }
        Leftovers.awaitNone();
    }
}
