package io.github.mercurius.examples.play;

import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.json.MercuriusJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/** Somebody who sits at a terminal of 80 columns and plays, reading the screen and typing. */
final class Player implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** What moves cursors, sets colours and modes (ECMA-48), and returns of the carriage. */
    private static final Pattern CONTROL = Pattern.compile("\u001b(\\[[0-?]*[ -/]*[@-~]|[=>])|\r");

    private static final int COLUMNS = 80;
    private static final int ROWS = 30;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final PipedOutputStream keyboard = new PipedOutputStream();
    private final CompletableFuture<Integer> program;
    private int read;

    /** Starts {@code mercurius play} with these arguments. */
    Player(String... arguments) throws IOException {
        PipedInputStream keys = new PipedInputStream(keyboard);
        Consoles consoles = (color, out) -> new TerminalConsole(terminal(keys, screen), color);
        program = CompletableFuture.supplyAsync(
                () -> Program.of(new PlayCommand(consoles))
                        .setErr(new PrintWriter(screen, true, StandardCharsets.UTF_8))
                        .execute(arguments),
                task -> new Thread(task, "the program").start());
    }

    private static Terminal terminal(PipedInputStream keys, OutputStream screen) throws IOException {
        Terminal terminal = new ExternalTerminal("a terminal", "xterm-256color", keys, screen, StandardCharsets.UTF_8);
        terminal.setSize(new Size(COLUMNS, ROWS));
        return terminal;
    }

    /** All that has been on the screen, without colours. */
    String seen() {
        return CONTROL.matcher(raw()).replaceAll("");
    }

    /** All that was sent to the terminal. */
    String raw() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    List<String> lines() {
        return seen().lines().toList();
    }

    /** Waits for a prompt that was not there before; false if the program ends instead. */
    boolean isAsked(String prompt) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            boolean over = program.isDone();
            int at = seen().indexOf(prompt, read);
            if (at >= 0) {
                read = at + prompt.length();
                return true;
            }
            if (over) {
                return false;
            }
            pause();
        }
        throw new AssertionError("no prompt, but:\n" + seen());
    }

    private static void pause() {
        try {
            Thread.sleep(2);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    void type(String keys) {
        // What is typed is echoed: the next prompt comes after all that was seen until now.
        read = Math.max(read, seen().length());
        try {
            keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The game as it is saved. */
    static GameState saved(Path file) throws IOException {
        return MercuriusJson.RECORD.read(Files.readString(file)).replay().state();
    }

    int exitCode() throws Exception {
        return program.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }

    @Override
    public void close() throws IOException {
        keyboard.close();
    }
}
