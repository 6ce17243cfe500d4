package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.examples.games.files.InputFile;
import io.github.mercurius.examples.games.files.Lines;
import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
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

    private final Path path;
    private final Arena<?, ?> arena;
    private final FileChannel file;
    private final List<FinishedGame> before = new ArrayList<>();
    private final Set<List<Integer>> known = new HashSet<>();
    private boolean torn;

    private Ledger(Path path, Arena<?, ?> arena) throws IOException {
        this.path = path;
        this.arena = arena;
        this.file = OutputFile.open(path);
    }

    /**
     * Opens the file, or begins it.
     *
     * @throws RefusedFileException if it holds something else, or another program has it
     */
    static Ledger open(Path path, Arena<?, ?> arena) throws IOException {
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
            String settings = LedgerText.of(arena.settings());
            if (lines.isOpen() && settings.startsWith(text(first))) {
                torn = first.length > 0;
                file.truncate(0);
                write(settings);
                return;
            }
            LedgerText.checkSettings(Lines.text(first), arena);
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
        if (open && LedgerText.isCutOff(text(line))) {
            torn = true;
            return;
        }
        FinishedGame game = LedgerText.game(Lines.text(line), arena);
        if (!known.add(List.of(game.table(), game.game()))) {
            throw new IllegalArgumentException("game " + game.game() + " of table " + game.table() + " again");
        }
        before.add(game);
    }

    /** Bytes that may end in the middle of a character. */
    private static String text(byte[] line) {
        return new String(line, StandardCharsets.UTF_8);
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
            write(LedgerText.of(outcome));
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
            throw new FileSystemException(path.toString(), null, "not written: " + failed.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
