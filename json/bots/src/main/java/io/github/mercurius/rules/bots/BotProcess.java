package io.github.mercurius.rules.bots;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running process of a bot: lines go to its standard input, and one line comes back for each question. It is killed,
 * with all that it started, as soon as it does not keep to that. Who asks can stop waiting; the process then owes an
 * answer, and is asked nothing else before.
 */
final class BotProcess {
    /** What a process is told of this program's environment. */
    private static final Set<String> ENVIRONMENT = Set.of(
            "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "JAVA_HOME", "SystemRoot", "TEMP", "TMP");

    private static final int LONGEST_ANSWER = 1 << 16;
    private static final int MILLIS_TO_END = 200;

    private final String mark;
    private final Process process;
    private final Answers answers;
    private final OutputStream out;
    private final ErrorOutput errors;
    private final ByteArrayOutputStream unsent = new ByteArrayOutputStream();
    private final Semaphore turn = new Semaphore(1);
    private volatile boolean owes;
    /** Until when an answer is to come; 0 if none is waited for. */
    private volatile long deadline;
    /** Until when it is to read what it is sent; 0 if it is sent nothing. */
    private volatile long readDeadline;

    private volatile @Nullable String trouble;

    private BotProcess(String mark, Process process) {
        this.mark = mark;
        this.process = process;
        answers = new Answers(process.getInputStream(), LONGEST_ANSWER);
        out = process.getOutputStream();
        errors = new ErrorOutput(process.getErrorStream());
        Alarm.watch(this);
    }

    /** Starts a process, with little of the environment, in the folder of this program. */
    static BotProcess start(List<String> command) {
        String mark = Watchdog.mark();
        ProcessBuilder builder = new ProcessBuilder(Watchdog.inOwnSession(command));
        builder.environment().keySet().retainAll(ENVIRONMENT);
        builder.environment().put(ProcessTree.MARK, mark);
        try {
            return new BotProcess(mark, builder.start());
        } catch (IOException none) {
            throw new BrokenProcessException("cannot be started: " + none.getMessage());
        }
    }

    /** Keeps a line for the process, which gets it with the next question. */
    void tell(String line) {
        unsent.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends what was kept. */
    void send(long nanos) {
        exchange(nanos, () -> {
            sendAll(nanos);
            return "";
        });
    }

    /** Waits for an answer that the process still owes, and drops it. */
    void awaitLate(long nanos) {
        exchange(nanos, () -> owes ? answer() : "");
    }

    /** Asks a question, and waits for the answer. The process owes it until it comes. */
    String ask(String line, long nanos) {
        return exchange(nanos, () -> {
            answers.expectNone();
            tell(line);
            sendAll(nanos);
            owe(nanos);
            return answer();
        });
    }

    private void owe(long nanos) {
        deadline = System.nanoTime() + nanos;
        owes = true;
    }

    private String answer() throws InterruptedException {
        String answer = answers.take(Math.max(1, deadline - System.nanoTime()));
        owes = false;
        deadline = 0;
        return answer;
    }

    /** The system can keep a pipe closed for as long as the process likes: then it is late, too. */
    private void sendAll(long nanos) throws IOException {
        byte[] lines;
        synchronized (unsent) {
            lines = unsent.toByteArray();
            unsent.reset();
        }
        readDeadline = System.nanoTime() + nanos;
        try {
            out.write(lines);
            out.flush();
        } finally {
            readDeadline = 0;
        }
    }

    private interface Exchange {
        String run() throws IOException, InterruptedException;
    }

    private String exchange(long nanos, Exchange exchange) {
        try {
            if (!turn.tryAcquire(nanos, TimeUnit.NANOSECONDS)) {
                throw new IllegalStateException("does not read");
            }
            try {
                check();
                return exchange.run();
            } finally {
                turn.release();
            }
        } catch (IOException closed) {
            throw broken("closed its input (" + closed.getMessage() + ")");
        } catch (BrokenProcessException wrong) {
            throw broken(String.valueOf(wrong.getMessage()));
        } catch (InterruptedException nobodyWaits) {
            Thread.currentThread().interrupt();
            throw new CancellationException("nobody waits for the answer any more");
        }
    }

    private void check() {
        String known = trouble;
        if (known != null) {
            throw new BrokenProcessException(known);
        }
    }

    /** Kills the process if it is late; called again and again. */
    void killIfLate(long now) {
        if (isOver(readDeadline, now)) {
            setTrouble("did not read in time");
            kill();
        } else if (isOver(deadline, now) && !answers.hasMore()) {
            setTrouble("gave no answer in time");
            kill();
        }
    }

    private static boolean isOver(long limit, long now) {
        return limit != 0 && now - limit > 0;
    }

    /** Kills it for something that it did. */
    BrokenProcessException broken(String what) {
        setTrouble(what);
        kill();
        return new BrokenProcessException(String.valueOf(trouble));
    }

    private synchronized void setTrouble(String what) {
        if (trouble == null) {
            trouble = what + end() + errors.shown();
        }
    }

    private String end() {
        try {
            return process.waitFor(MILLIS_TO_END, TimeUnit.MILLISECONDS)
                    ? ", and ended with exit code " + process.exitValue()
                    : "";
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** The processor time that it has used so far; 0 if nobody knows. */
    long cpuNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /** What went wrong with it; null if nothing did. */
    @Nullable
    String trouble() {
        return trouble;
    }

    /** Whether it can begin another game. */
    boolean isIdle() {
        return trouble == null && (!owes || answers.hasMore()) && turn.availablePermits() > 0 && process.isAlive();
    }

    /** Asks it to end, and kills what is left a little later. */
    void bye(String line, long nanos) {
        try {
            tell(line);
            send(nanos);
            out.close();
            process.waitFor(nanos, TimeUnit.NANOSECONDS);
        } catch (IOException | RuntimeException alreadyGone) {
            // as it should be
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        kill();
        if (trouble == null) {
            errors.forget();
        }
    }

    /** Kills it, with all that it has started. */
    void kill() {
        ProcessTree.kill(process, mark);
        answers.stop();
        Alarm.forget(this);
    }
}
