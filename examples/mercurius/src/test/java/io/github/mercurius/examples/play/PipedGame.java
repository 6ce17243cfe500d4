package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What a test of games through a pipe begins with: a file for the game, and how the last one ended. */
abstract class PipedGame {
    @TempDir
    Path directory;

    Path file = Path.of("");
    int exitCode;

    @BeforeEach
    void nameFile() {
        file = directory.resolve("game.json");
    }

    /** A console where this is typed. */
    static Console.Source typing(String input) {
        return (color, out) -> new Console.Plain(new BufferedReader(new StringReader(input)), out, true);
    }

    /** Plays; gives all that is shown. */
    final String play(String input, String... arguments) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out, true);
        exitCode = Program.of(new PlayCommand(typing(input)))
                .setOut(writer)
                .setErr(writer)
                .execute(arguments);
        return out.toString().replace("\r", "");
    }

    /** What is shown after something was typed. */
    static String after(String shown, String typed) {
        int at = shown.indexOf("> " + typed + "\n");
        assertThat(at).as("'" + typed + "' in " + shown).isNotNegative();
        return shown.substring(at + typed.length() + 3);
    }
}
