package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
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
 * machine stopped in the middle of it, the line is dropped when the file is opened again.
 */
final class Ledger implements AutoCloseable {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private final Path path;
    private final RandomAccessFile file;
    private final List<Outcome> before = new ArrayList<>();
    private boolean torn;

    private Ledger(Path path) throws IOException {
        this.path = path;
        this.file = new RandomAccessFile(path.toFile(), "rw");
    }

    /**
     * Opens the file, or begins it.
     *
     * @throws IllegalArgumentException if it holds something else, or another program has it
     */
    static Ledger open(Path path, Arena arena) throws IOException {
        Ledger ledger = new Ledger(path);
        try {
            if (!ledger.lock()) {
                throw new IllegalArgumentException(path + ": another arena is at work with it");
            }
            ledger.read(arena);
            return ledger;
        } catch (IOException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private boolean lock() throws IOException {
        try {
            return file.getChannel().tryLock() != null;
        } catch (OverlappingFileLockException lockedByThisProgram) {
            return false;
        }
    }

    private void read(Arena arena) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(file.length())];
        file.readFully(bytes);
        String text = new String(bytes, StandardCharsets.UTF_8);
        List<String> lines = text.lines().toList();
        torn = !text.isEmpty() && !text.endsWith("\n");
        int whole = torn ? lines.size() - 1 : lines.size();
        String first = line(arena.settings());
        if (whole == 0 && first.startsWith(text)) {
            file.setLength(0);
            write(first);
            return;
        }
        checkSettings(arena.settings(), lines.get(0));
        Set<List<Integer>> known = new HashSet<>();
        for (int i = 1; i < whole; i++) {
            Outcome outcome = parse(lines.get(i), Outcome.class, "line " + (i + 1));
            if (!arena.couldHave(outcome) || !known.add(List.of(outcome.table(), outcome.game()))) {
                throw new IllegalArgumentException(
                        path + ", line " + (i + 1) + ": no such game in this arena, or a second time: " + lines.get(i));
            }
            before.add(outcome);
        }
        dropAfterLastLine(text);
    }

    private void checkSettings(Settings wanted, String line) {
        Settings found = parse(line, Settings.class, "line 1");
        if (!found.equals(wanted)) {
            throw new IllegalArgumentException(path + " holds games of another arena: " + found + "; not of " + wanted
                    + ". Give those arguments, or another file");
        }
    }

    private <T> T parse(String line, Class<T> type, String where) {
        try {
            return JSON.readValue(line, type);
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException(path + ", " + where + ": not from an arena: " + line, wrong);
        }
    }

    private void dropAfterLastLine(String text) throws IOException {
        String kept = text.substring(0, text.lastIndexOf('\n') + 1);
        file.setLength(kept.getBytes(StandardCharsets.UTF_8).length);
        file.seek(file.length());
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
            write(line(outcome));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String line(Object value) throws JsonProcessingException {
        return JSON.writeValueAsString(value) + "\n";
    }

    private void write(String line) throws IOException {
        file.write(line.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
