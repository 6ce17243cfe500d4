package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The lines that a process writes, read as they come: one can stop waiting for them, which a pipe does not allow. */
final class Answers {
    private static final int MOST_UNREAD = 4;

    private final LineInput in;
    private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>(MOST_UNREAD);
    private final Thread reader = new Thread(this::read, "stdout of a bot");

    /** A line, or what is wrong with it. */
    private record Line(String text, String trouble) {}

    Answers(InputStream in, int longest) {
        this.in = new LineInput(in, longest);
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try {
            while (true) {
                Line line = next();
                lines.put(line);
                if (!line.trouble().isEmpty()) {
                    return;
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private Line next() {
        try {
            String text = in.read();
            return text == null ? new Line("", "closed its output") : new Line(text, "");
        } catch (BrokenProcessException wrong) {
            return new Line("", String.valueOf(wrong.getMessage()));
        } catch (IOException closed) {
            return new Line("", "closed its output (" + closed.getMessage() + ")");
        }
    }

    /** Whether there is a line that nobody has taken, or the end of them. */
    boolean hasMore() {
        return !lines.isEmpty();
    }

    /**
     * Refuses a line that nobody has asked for.
     *
     * @throws BrokenProcessException if there is one, or there are no more: what is wrong
     */
    void expectNone() {
        Line line = lines.peek();
        if (line != null) {
            textOf(line);
            throw new BrokenProcessException("wrote without being asked");
        }
    }

    /** Takes the next line, for which it waits. */
    String take(long nanos) throws InterruptedException {
        Line line = lines.poll(nanos, TimeUnit.NANOSECONDS);
        if (line == null) {
            throw new BrokenProcessException("gave no answer in time");
        }
        return textOf(line);
    }

    private static String textOf(Line line) {
        if (!line.trouble().isEmpty()) {
            throw new BrokenProcessException(line.trouble());
        }
        return line.text();
    }

    /** Reads no more. */
    void stop() {
        reader.interrupt();
    }
}
