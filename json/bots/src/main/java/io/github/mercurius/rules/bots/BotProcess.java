package io.github.mercurius.rules.bots;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** Where {@code setsid} is, which keeps Ctrl-C at the terminal from reaching a bot. */
    private static final List<Path> SETSID = List.of(Path.of("/usr/bin/setsid"), Path.of("/bin/setsid"));

    /** Kills processes that are late, as nothing else ends the wait for a pipe. */
    private static final ScheduledThreadPoolExecutor ALARMS = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "alarm for bots");
        thread.setDaemon(true);
        return thread;
    });

    static {
        ALARMS.setRemoveOnCancelPolicy(true);
    }

    private final Process process;
    private final Consumer<String> log;
    private final Answers answers;
    private final OutputStream out;
    private final ErrorOutput errors;
    private final ByteArrayOutputStream unsent = new ByteArrayOutputStream();
    private final Semaphore turn = new Semaphore(1);
    private volatile boolean owes;

    /** Until when the answer that it owes is to come. */
    private volatile long deadline;

    private volatile @Nullable String trouble;

    private BotProcess(Process process, Consumer<String> log) {
        this.process = process;
        this.log = line -> log.accept(process.pid() + " " + line);
        answers = new Answers(process.getInputStream(), LONGEST_ANSWER);
        out = process.getOutputStream();
        errors = new ErrorOutput(process.getErrorStream());
    }

    /** Starts a process, with little of the environment, in the folder of this program. */
    static BotProcess start(List<String> command, Consumer<String> log) {
        ProcessBuilder builder = new ProcessBuilder(inOwnSession(command));
        builder.environment().keySet().retainAll(ENVIRONMENT);
        try {
            return new BotProcess(builder.start(), log);
        } catch (IOException none) {
            throw new BrokenProcessException("cannot be started: " + none.getMessage());
        }
    }

    private static List<String> inOwnSession(List<String> command) {
        return Stream.concat(
                        SETSID.stream().filter(Files::isExecutable).limit(1).map(Path::toString), command.stream())
                .collect(Collectors.toList());
    }

    /** Keeps a line for the process, which gets it with the next question. */
    void tell(String line) {
        log.accept("> " + line);
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
            deadline = System.nanoTime() + nanos;
            owes = true;
            return answer();
        });
    }

    private String answer() throws InterruptedException {
        String answer = answers.take(Math.max(1, deadline - System.nanoTime()));
        owes = false;
        log.accept("< " + answer);
        return answer;
    }

    /** The system can keep a pipe closed for as long as the process likes: then it is late, too. */
    private void sendAll(long nanos) throws IOException {
        byte[] lines;
        synchronized (unsent) {
            lines = unsent.toByteArray();
            unsent.reset();
        }
        Future<?> late = ALARMS.schedule(() -> broken("did not read in time"), nanos, TimeUnit.NANOSECONDS);
        try {
            out.write(lines);
            out.flush();
        } finally {
            late.cancel(false);
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

    /** Kills it for something that it did. */
    BrokenProcessException broken(String what) {
        setTrouble(what);
        kill();
        return new BrokenProcessException(String.valueOf(trouble));
    }

    private synchronized void setTrouble(String what) {
        if (trouble == null) {
            trouble = what + end() + errors.shown();
            log.accept("! " + trouble);
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

    /** Whether it can begin another game. */
    boolean isIdle() {
        return trouble == null && (!owes || answers.hasMore()) && turn.availablePermits() > 0 && process.isAlive();
    }

    /** Asks it to end, and kills what is left a little later. */
    void bye(String line, long nanos) {
        List<ProcessHandle> started = started(); // nobody finds them by it any more when it has ended
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
        started.forEach(ProcessHandle::destroyForcibly);
        kill();
    }

    private List<ProcessHandle> started() {
        return process.descendants().collect(Collectors.toList());
    }

    /** Kills it, with all that it has started. */
    void kill() {
        List<ProcessHandle> started = started();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }
}
