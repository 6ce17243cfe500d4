package io.github.mercurius.rules.bots;

import io.github.mercurius.rules.internal.SafeText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The end of what a process writes to its standard error; the rest is read and dropped. */
final class ErrorOutput {
    private static final int SHOWN = 400;
    private static final int PATIENCE_MILLIS = 200;

    private final InputStream in;
    private final Thread reader = new Thread(this::read, "stderr of a bot");
    private String last = "";

    ErrorOutput(InputStream in) {
        this.in = in;
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        byte[] buffer = new byte[4096];
        try (in) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                keep(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
            }
        } catch (IOException closed) {
            // what came before is kept
        }
    }

    private synchronized void keep(String more) {
        String all = last + more;
        last = all.substring(Math.max(0, all.length() - SHOWN));
    }

    private synchronized String last() {
        return last.strip();
    }

    /** Its last line, to be shown, and then what came before; empty if nothing was written. */
    String shown() {
        try {
            reader.join(PATIENCE_MILLIS); // a process that has ended may have said why
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        String[] lines = last().split("\\s*[\r\n]+\\s*", -1);
        String end = lines[lines.length - 1];
        String before = String.join(" | ", Arrays.copyOf(lines, lines.length - 1));
        return (end.isEmpty() ? "" : "; it wrote to stderr: " + SafeText.of(end, 6 * SHOWN))
                + (before.isEmpty() ? "" : ", after: " + SafeText.of(before, 6 * SHOWN));
    }
}
