package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.mercurius.examples.Child;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An arena that is stopped ends its bots and all that they have started, and can go on later. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "other systems do not show whose a process is")
@Tag("nightly")
class StoppedArenaTest {
    private static final Path FIRST_BOT = Path.of("src/test/resources/io/github/mercurius/examples/bots/first_bot.sh");
    private static final int FINISHED = 2;

    /** Ignores the end of its input and all signals that can be ignored, and has a child that left the family. */
    private static final String STUBBORN = """
            trap '' INT TERM HUP PIPE
            [ "$1" = child ] && while :; do sleep 1; done
            setsid sh "$0" child </dev/null >/dev/null 2>&1 &
            . 'FIRST_BOT'
            while :; do sleep 1; done
            """;

    @TempDir
    Path directory;

    /** Bots of which the one of the third game says that it begins. */
    public static final class Telling implements AnyBotProvider {
        /** One is made before the first game, to try the options. */
        private static final AtomicInteger MADE = new AtomicInteger(-1);

        @Override
        public String name() {
            return "telling";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercurius");
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            if (MADE.incrementAndGet() == FINISHED + 1) {
                System.out.println("begun");
            }
            AnyBot<AnyAction, AnyView<AnyAction>> bot =
                    view -> view.legalActions().get(0);
            return bot;
        }
    }

    @BeforeEach
    void provide() throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.write(services.resolve(AnyBotProvider.class.getName()), List.of(Telling.class.getName()));
    }

    private Process start(String bots, int games) throws IOException {
        return Child.start(
                "arena",
                "--bot-path=" + directory,
                "--bots=" + bots,
                "--games=" + games,
                "--threads=1",
                "--results=" + results());
    }

    private Path results() {
        return directory.resolve("games.jsonl");
    }

    private static List<ProcessHandle> running(Path script) {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(line -> line.contains(script.toString()) && !line.contains("arena"))
                        .isPresent())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"INT, 2", "TERM, 15"})
    void noProcessIsLeftAndTheGamesAreKept(String name, int signal) throws Exception {
        assumeFalse(Child.ignores(signal), "SIG" + name + " is ignored here");
        Path script = Files.writeString(
                directory.resolve("stubborn.sh"),
                STUBBORN.replace("FIRST_BOT", FIRST_BOT.toAbsolutePath().toString()));
        String bots = "exec:/bin/sh " + script + "*2,telling";
        Process arena = start(bots, 1_000_000);
        Child.await(arena, "begun", 1);
        assertThat(running(script)).hasSizeGreaterThanOrEqualTo(4);

        Child.signal(name, arena);

        assertThat(arena.waitFor()).isEqualTo(128 + signal);
        for (List<ProcessHandle> left = running(script); !left.isEmpty(); left = running(script)) {
            left.forEach(process -> process.onExit().join());
        }
        List<String> kept = Files.readAllLines(results());
        assertThat(kept).hasSizeGreaterThanOrEqualTo(1 + FINISHED).allMatch(line -> !line.contains("\"what\""));
        int finished = kept.size() - 1;
        assertThat(Child.rest(arena))
                .contains(finished + " of 1000000 games, seed 1602: ")
                .endsWith("Stopped. The same command goes on from here.\n");
        Process again = start(bots, finished + 2);
        assertThat(Child.rest(again)).contains(finished + 2 + " games, seed ");
        assertThat(again.waitFor()).isZero();
        assertThat(running(script)).isEmpty();
    }

    @Test
    void aFileIsThatOfOneArenaUntilItEnds() throws Exception {
        Process arena = start("telling,random*2", 1_000_000);
        Child.await(arena, "begun", 1);
        Process other = start("telling,random*2", 1_000_000);
        assertThat(Child.rest(other)).contains("another arena is at work with it");
        assertThat(other.waitFor()).isEqualTo(2);
        arena.destroyForcibly().waitFor();
        Process next = start("telling,random*2", 1);
        Child.rest(next);
        assertThat(next.waitFor()).isNotEqualTo(2);
    }
}
