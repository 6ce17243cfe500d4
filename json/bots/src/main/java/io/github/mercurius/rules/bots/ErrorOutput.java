package io.github.mercurius.rules.bots;

import io.github.mercurius.common.SafeText;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What a process writes to its standard error: kept in a file, up to a size; the rest is read and dropped. */
final class ErrorOutput {
    private static final int MOST = 1 << 20;
    private static final int SHOWN = 400;
    private static final int PATIENCE_MILLIS = 200;

    private final InputStream in;
    private final Thread reader = new Thread(this::read, "stderr of a bot");
    private volatile @Nullable Path file;

    ErrorOutput(InputStream in) {
        this.in = in;
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        byte[] buffer = new byte[4096];
        try (in) {
            int first = in.read(buffer);
            if (first < 0) {
                return;
            }
            Path made = Files.createTempFile("mercurius-bot-", ".stderr");
            file = made;
            try (OutputStream out = Files.newOutputStream(made)) {
                int kept = 0;
                for (int read = first; read >= 0; read = in.read(buffer)) {
                    int fits = Math.min(read, MOST - kept);
                    out.write(buffer, 0, fits);
                    kept += fits;
                }
            }
        } catch (IOException closed) {
            // what came before is kept
        }
    }

    /** Where it is and how it ends, to be shown; empty if nothing was written. */
    String shown() {
        try {
            reader.join(PATIENCE_MILLIS); // a process that has ended may have said why
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        Path written = file;
        if (written == null) {
            return "";
        }
        try {
            String text = Files.readString(written, StandardCharsets.ISO_8859_1).strip();
            String last = text.substring(Math.max(0, text.length() - SHOWN));
            return "; it wrote to stderr (" + written + "): "
                    + SafeText.of(last.replaceAll("\\s*[\r\n]+\\s*", " | "), 6 * SHOWN);
        } catch (IOException gone) {
            return "; its stderr was in " + written;
        }
    }

    /** Deletes the file, as nothing went wrong. */
    void forget() {
        try {
            reader.join(TimeUnit.SECONDS.toMillis(1));
            Path written = file;
            if (written != null) {
                Files.deleteIfExists(written);
            }
        } catch (IOException stays) {
            // the system clears its folder for temporary files
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
