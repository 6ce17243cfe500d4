package io.github.mercurius.examples.play;

import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.Child;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/** Somebody who sits at a terminal of 80 columns and plays, reading the screen and typing. */
final class Player implements AutoCloseable {
    /** What moves cursors, sets colours and modes (ECMA-48), and returns of the carriage. */
    private static final Pattern CONTROL = Pattern.compile("\u001b(\\[[0-?]*[ -/]*[@-~]|[=>])|\r");

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;

    /** A screen that wakes who looks at it when there is something new. */
    private static final class Screen extends ByteArrayOutputStream {
        @Override
        public synchronized void write(int sign) {
            super.write(sign);
            notifyAll();
        }

        @Override
        public synchronized void write(byte[] signs, int from, int length) {
            super.write(signs, from, length);
            notifyAll();
        }
    }

    private final OutputStream keyboard;
    private final Screen screen;
    private final CompletableFuture<Integer> program;
    private int read;

    private Player(OutputStream keyboard, Screen screen, Callable<Integer> program) {
        this.keyboard = keyboard;
        this.screen = screen;
        this.program = new CompletableFuture<>();
        new Thread(() -> run(program), "the program").start();
    }

    /** Starts a game with random bots, always the same one, that is saved in a file. */
    static Player start(String game, String language, Path file, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("--game", game, "--seed", "1602", "--bots", "random"));
        arguments.addAll(List.of("--lang", language, "--save", file.toString()));
        arguments.addAll(List.of(more));
        return atTerminal(arguments.toArray(String[]::new));
    }

    /** Starts {@code mercurius play} with these arguments at a terminal of JLine's. */
    static Player atTerminal(String... arguments) throws IOException {
        Screen screen = new Screen();
        PipedOutputStream keyboard = new PipedOutputStream();
        PipedInputStream keys = new PipedInputStream(keyboard);
        Console.Source consoles = (color, out) -> new TerminalConsole(terminal(keys, screen), color);
        return new Player(
                keyboard,
                screen,
                () -> Program.of(new PlayCommand(consoles))
                        .setErr(new PrintWriter(screen, true, StandardCharsets.UTF_8))
                        .execute(arguments));
    }

    /** Starts {@code mercurius} with these arguments at a pseudo-terminal of the system's. */
    static Player atPseudoTerminal(String... arguments) throws IOException {
        String command = Child.command(arguments).stream()
                .map(part -> "'" + part + "'")
                .collect(Collectors.joining(" ", "stty cols " + COLUMNS + " rows " + ROWS + "; exec ", ""));
        ProcessBuilder builder = new ProcessBuilder("script", "-qfec", command, "/dev/null");
        builder.environment().putAll(Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8"));
        builder.environment().remove("NO_COLOR");
        Process process = builder.redirectErrorStream(true).start();
        Screen screen = new Screen();
        return new Player(process.getOutputStream(), screen, () -> {
            process.getInputStream().transferTo(screen);
            return process.waitFor();
        });
    }

    private void run(Callable<Integer> program) {
        try {
            this.program.complete(program.call());
        } catch (Exception failed) {
            this.program.completeExceptionally(failed);
        }
        synchronized (screen) {
            screen.notifyAll();
        }
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
        synchronized (screen) {
            while (true) {
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
        }
    }

    private void pause() {
        try {
            screen.wait();
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
        return program.get();
    }

    @Override
    public void close() throws IOException {
        keyboard.close();
    }
}
