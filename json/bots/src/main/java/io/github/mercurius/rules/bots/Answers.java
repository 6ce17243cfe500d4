package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The lines that a process writes, read as they come: one can stop waiting for them, which a pipe does not allow. */
final class Answers {
    private static final ExecutorService READERS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "stdout of a bot");
        thread.setDaemon(true);
        return thread;
    });

    private final LineInput in;
    /** The line that nobody has taken, or is still to come. */
    private volatile Future<String> next;

    Answers(InputStream in, int longest) {
        this.in = new LineInput(in, longest);
        next = READERS.submit(this::read);
    }

    private String read() {
        try {
            String line = in.read();
            if (line == null) {
                throw new BrokenProcessException("closed its output");
            }
            return line;
        } catch (IOException closed) {
            throw new BrokenProcessException("closed its output (" + closed.getMessage() + ")");
        }
    }

    /** Whether there is a line that nobody has taken, or the end of them. */
    boolean hasMore() {
        return next.isDone();
    }

    /**
     * Refuses a line that nobody has asked for.
     *
     * @throws BrokenProcessException if there is one, or there are no more: what is wrong
     */
    void expectNone() throws InterruptedException {
        if (next.isDone()) {
            take(0);
            throw new BrokenProcessException("wrote without being asked");
        }
    }

    /** Takes the next line, for which it waits. */
    String take(long nanos) throws InterruptedException {
        try {
            String line = next.get(nanos, TimeUnit.NANOSECONDS);
            next = READERS.submit(this::read);
            return line;
        } catch (TimeoutException late) {
            throw new BrokenProcessException("gave no answer in time");
        } catch (ExecutionException wrong) {
            throw wrong.getCause() instanceof BrokenProcessException broken ? broken : new IllegalStateException(wrong);
        }
    }
}
