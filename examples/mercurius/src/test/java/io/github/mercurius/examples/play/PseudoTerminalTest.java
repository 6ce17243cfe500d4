package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.examples.Child;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program as its users start it, at a pseudo-terminal of the system that {@code script} of util-linux opens. Where
 * there is none, {@link PlayCommandTest} still does the same at a terminal of JLine's own.
 */
@Tag("nightly")
class PseudoTerminalTest {
    @TempDir
    Path directory;

    @BeforeAll
    static void hasScript() throws InterruptedException {
        assumeTrue(isThere(), "needs 'script' of util-linux for a pseudo-terminal");
    }

    private static boolean isThere() throws InterruptedException {
        try {
            Process version = new ProcessBuilder("script", "--version").start();
            String said = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return version.waitFor() == 0 && said.contains("util-linux");
        } catch (IOException none) {
            return false;
        }
    }

    private Player start(String language) throws IOException {
        return Player.atPseudoTerminal(
                "play",
                "--players=5",
                "--seed=5",
                "--bots=random",
                "--lang=" + language,
                "--save=" + directory.resolve("game.json"));
    }

    @Test
    void aWholeGameOfFiveIsPlayedIn80Columns() throws Exception {
        Words words = Words.in("pl");
        try (Player player = start("pl")) {
            while (player.isAsked(words.get("play.prompt"))) {
                String card = Player.saved(directory.resolve("game.json"))
                        .hand(0)
                        .kinds()
                        .get(0)
                        .code();
                player.type(card.substring(0, card.length() - 1) + "\t\r"); // Tab knows how it ends
            }
            assertThat(player.exitCode()).as(player.seen()).isZero();
            assertThat(player.seen()).contains("5. ");
            assertThat(player.raw()).contains("\u001b[36m");
            assertThat(player.lines())
                    .filteredOn(line -> !line.contains(directory.toString()))
                    .allSatisfy(line -> assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void ctrlCSavesTheGameAndSaysHowToGoOn() throws Exception {
        assumeFalse(Child.ignores(2), "Ctrl-C is ignored here");
        try (Player player = start("en")) {
            assertThat(player.isAsked("your move> ")).isTrue();
            player.type("+TE\u0003");
            assertThat(player.exitCode()).isZero();
            assertThat(player.seen()).contains("The game is saved. To go on:");
        }
    }
}
