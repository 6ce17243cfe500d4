package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.vavr.control.Try;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The file of an arena's finished games: its settings in the first line, and one line of JSON for each game, which is
 * written as soon as the game is finished.
 *
 * <p>What follows the last end of a line is a game that the machine did not finish writing: it is dropped when the file
 * is opened again. A file with anything else that is no game of the arena is refused, and left as it is.
 */
final class Ledger implements AutoCloseable {
    private static final int MOST_SHOWN = 200;

    private static final ObjectMapper JSON = Results.jsonBuilder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Path path;
    private final Arena<?, ?> arena;
    private final FileChannel file;
    private final List<FinishedGame> before = new ArrayList<>();
    private boolean torn;

    private Ledger(Path path, Arena<?, ?> arena) throws IOException {
        this.path = path;
        this.arena = arena;
        file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
    }

    /**
     * Opens the file, or begins it.
     *
     * @throws RefusedTextException if it holds something else, or another program has it
     */
    static Ledger open(Path path, Arena<?, ?> arena) throws IOException {
        OrdinaryFile.check(path);
        Ledger ledger = new Ledger(path, arena);
        try {
            ledger.read();
            return ledger;
        } catch (IOException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private void read() throws IOException {
        // locked by this program or by another one
        if (Try.of(file::tryLock)
                        .recover(OverlappingFileLockException.class, none -> null)
                        .get()
                == null) {
            throw new RefusedTextException(path, "another arena is at work with it");
        }
        // Not by Files: closing another stream of the file would release its lock.
        String text = new String(Channels.newInputStream(file).readAllBytes(), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        torn = whole.length() < text.length();
        String settings = JSON.writeValueAsString(arena.settings());
        if (whole.isEmpty() && settings.startsWith(text)) {
            file.truncate(0);
            write(settings);
            return;
        }
        List<String> lines = text.lines().toList();
        Settings found = parse(1, lines.get(0), Settings.class, "the settings of an arena");
        if (!found.equals(arena.settings())) {
            String shown = arena.settings().toString();
            throw refused(
                    1,
                    found.toString().equals(shown)
                            ? "games of other bots: their files have changed since. Give another file"
                            : "games of another arena: " + found + "; not of " + shown
                                    + ". Give those arguments, or another file");
        }
        Set<List<Integer>> known = new HashSet<>();
        for (int number = 2; number <= lines.size() - (torn ? 1 : 0); number++) {
            String line = lines.get(number - 1);
            FinishedGame game = parse(number, line, FinishedGame.class, "a game");
            if (!arena.couldHave(game)) {
                throw refused(number, "no such game in this arena: " + Printable.of(line, MOST_SHOWN));
            }
            if (!known.add(List.of(game.table(), game.game()))) {
                throw refused(number, "game " + game.game() + " of table " + game.table() + " again");
            }
            before.add(game);
        }
        int end = whole.getBytes(StandardCharsets.UTF_8).length;
        file.truncate(end).position(end);
    }

    private <T> T parse(int number, String line, Class<T> type, String expected) {
        try {
            T value = JSON.readValue(line, type);
            if (value != null) {
                return value;
            }
        } catch (JsonProcessingException wrong) {
            // refused below
        }
        String shown = line.isEmpty() ? "an empty line" : Printable.of(line, MOST_SHOWN);
        throw refused(number, "not from an arena: " + shown + ", expected " + expected);
    }

    private RefusedTextException refused(int line, String reason) {
        return new RefusedTextException(path + ":" + line + ": " + reason);
    }

    /** The games that were in the file when it was opened. */
    List<FinishedGame> before() {
        return before;
    }

    /** Whether a line without an end was dropped when the file was opened. */
    boolean wasTorn() {
        return torn;
    }

    /** Appends a finished game. */
    void add(FinishedGame outcome) {
        try {
            write(JSON.writeValueAsString(outcome));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void write(String line) throws IOException {
        try {
            for (ByteBuffer left = StandardCharsets.UTF_8.encode(line + "\n"); left.hasRemaining(); ) {
                file.write(left);
            }
        } catch (IOException failed) {
            throw new IOException(path + ": not written: " + failed.getMessage(), failed);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
