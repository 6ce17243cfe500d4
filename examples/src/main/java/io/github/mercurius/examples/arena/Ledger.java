package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.examples.cli.InputFile;
import io.github.mercurius.examples.cli.Lines;
import io.github.mercurius.examples.cli.OutputFile;
import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.examples.cli.Verbatim;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The file of an arena's finished games: its settings in the first line, and one line of JSON for each game.
 *
 * <p>Each line is written at once, as soon as the game is finished. If even so the last line has no end, because the
 * machine stopped in the middle of it, the line is dropped when the file is opened again. A file with anything else
 * that an arena would not have written is refused, and left as it is.
 */
final class Ledger implements AutoCloseable {
    private static final long MOST_BYTES = 1L << 30;
    private static final int MOST_SHOWN = 200;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final Path path;
    private final Arena arena;
    private final FileChannel file;
    private final List<Outcome> before = new ArrayList<>();
    private final Set<List<Integer>> known = new HashSet<>();
    private boolean torn;

    private Ledger(Path path, Arena arena) throws IOException {
        this.path = path;
        this.arena = arena;
        this.file = OutputFile.open(path);
    }

    /**
     * Opens the file, or begins it.
     *
     * @throws RefusedFileException if it holds something else, or another program has it
     */
    static Ledger open(Path path, Arena arena) throws IOException {
        Ledger ledger = new Ledger(path, arena);
        try {
            if (!ledger.lock()) {
                throw new RefusedFileException(path, "another arena is at work with it");
            }
            InputFile.checkSize(path, ledger.file.size(), MOST_BYTES);
            ledger.read();
            return ledger;
        } catch (IOException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private boolean lock() throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException lockedByThisProgram) {
            return false;
        }
    }

    private void read() throws IOException {
        Lines lines = new Lines(Channels.newInputStream(file), file.size());
        try {
            byte[] first = lines.next().orElse(new byte[0]);
            String settings = JSON.writeValueAsString(arena.settings());
            if (lines.isOpen() && settings.startsWith(text(first))) {
                torn = first.length > 0;
                file.truncate(0);
                write(settings);
                return;
            }
            checkSettings(Lines.text(first), settings);
            for (var line = lines.next(); line.isPresent() && !torn; line = lines.next()) {
                read(line.get(), lines.isOpen());
            }
        } catch (IllegalArgumentException refused) {
            throw new RefusedFileException(path, lines.number(), String.valueOf(refused.getMessage()));
        }
        file.truncate(lines.ended());
        file.position(lines.ended());
    }

    private void read(byte[] line, boolean open) {
        if (open && isCutOff(text(line))) {
            torn = true;
        } else {
            before.add(outcome(Lines.text(line)));
        }
    }

    /** Bytes that may end in the middle of a character. */
    private static String text(byte[] line) {
        return new String(line, StandardCharsets.UTF_8);
    }

    /** Whether a line may be the beginning of a game's, or all of it but for its end. */
    private static boolean isCutOff(String line) {
        try {
            return JSON.readTree(line).isObject();
        } catch (JsonProcessingException wrong) {
            // Nothing is wrong with it until it ends.
            JsonLocation where = wrong.getLocation();
            return line.startsWith("{") && where != null && where.getCharOffset() == line.length();
        }
    }

    private void checkSettings(String line, String wanted) {
        Settings found = parse(line, Settings.class, wanted);
        if (!found.equals(arena.settings())) {
            throw new IllegalArgumentException("games of another arena: " + found + "; not of " + arena.settings()
                    + ". Give those arguments, or another file");
        }
    }

    private Outcome outcome(String line) {
        Outcome outcome = parse(line, Outcome.class, "a game");
        if (!arena.couldHave(outcome)) {
            throw new IllegalArgumentException("no such game in this arena: " + shown(line));
        }
        if (!known.add(List.of(outcome.table(), outcome.game()))) {
            throw new IllegalArgumentException("game " + outcome.game() + " of table " + outcome.table() + " again");
        }
        return outcome;
    }

    private static <T> T parse(String line, Class<T> type, String expected) {
        try {
            T value = JSON.readValue(line, type);
            if (value != null) {
                Verbatim.check(line, JSON.writeValueAsString(value));
                return value;
            }
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException("not from an arena: " + shown(line) + ", expected " + expected, wrong);
        }
        throw new IllegalArgumentException("not from an arena: " + line + ", expected " + expected);
    }

    private static String shown(String line) {
        return line.isEmpty() ? "an empty line" : Printable.of(line, MOST_SHOWN);
    }

    /** The games that were in the file when it was opened. */
    List<Outcome> before() {
        return before;
    }

    /** Whether a line without an end was dropped when the file was opened. */
    boolean wasTorn() {
        return torn;
    }

    /** Appends a finished game. */
    void add(Outcome outcome) {
        try {
            write(JSON.writeValueAsString(outcome));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void write(String line) throws IOException {
        for (ByteBuffer left = StandardCharsets.UTF_8.encode(line + "\n"); left.hasRemaining(); ) {
            file.write(left);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
