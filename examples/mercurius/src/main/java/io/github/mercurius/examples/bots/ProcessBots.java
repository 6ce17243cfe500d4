package io.github.mercurius.examples.bots;

import io.github.mercurius.examples.games.BotKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A kind of bot that is a command: its processes, of which one plays one game after the other. */
final class ProcessBots implements BotKind, AutoCloseable {
    /** With this begins the name of such a bot. */
    static final String PREFIX = "exec:";

    private static final long NANOS_TO_START = TimeUnit.SECONDS.toNanos(30);
    private static final long TO_END = TimeUnit.MILLISECONDS.toNanos(500);

    private final String name;
    private final List<String> command;
    private final Consumer<String> teller;
    private final long nanosToStart;
    private final List<BotProcess> idle = new ArrayList<>();
    private final Set<BotProcess> running = ConcurrentHashMap.newKeySet();
    private boolean reported;

    /**
     * The bots of a command.
     *
     * @param line the command, without the prefix
     * @param teller is told the first thing that goes wrong
     */
    ProcessBots(String line, Consumer<String> teller) {
        this(line, teller, NANOS_TO_START);
    }

    ProcessBots(String line, Consumer<String> teller, long nanosToStart) {
        this.name = ShortName.of(PREFIX + line);
        this.command = Arguments.of(line);
        this.teller = teller;
        this.nanosToStart = nanosToStart;
    }

    @Override
    public String name() {
        return name;
    }

    /** Nobody knows what a process looks at. */
    @Override
    public boolean repeatable() {
        return false;
    }

    @Override
    public ProcessBot make(long seed) {
        return new ProcessBot(this);
    }

    /** A process that is ready for a game. */
    BotProcess take() {
        synchronized (idle) {
            while (!idle.isEmpty()) {
                BotProcess process = idle.remove(idle.size() - 1);
                if (process.isIdle()) {
                    return process;
                }
                forget(process);
            }
        }
        try {
            return start();
        } catch (BrokenProcessException broken) {
            report(String.valueOf(broken.getMessage()));
            throw broken;
        }
    }

    /** Starts a process; it says that it is ready, or is killed. */
    private BotProcess start() {
        BotProcess process = BotProcess.start(command);
        running.add(process);
        try {
            Messages.ready(process.ask(Messages.HELLO, nanosToStart));
            return process;
        } catch (IllegalArgumentException wrong) {
            throw process.broken(String.valueOf(wrong.getMessage()));
        }
    }

    void giveBack(BotProcess process) {
        if (process.isIdle()) {
            synchronized (idle) {
                idle.add(process);
            }
        } else {
            forget(process);
        }
    }

    private void forget(BotProcess process) {
        process.kill();
        running.remove(process);
    }

    /** Tells the first thing that goes wrong, and no more: the arena counts the rest. */
    synchronized void report(String what) {
        if (!reported) {
            reported = true;
            teller.accept(name + ": the process " + what);
        }
    }

    /** Starts a process to see that it can be, and keeps it for the first game. */
    void tryOut() {
        try {
            giveBack(start());
        } catch (BrokenProcessException broken) {
            throw new IllegalArgumentException("bot: '" + name + "': the process " + broken.getMessage());
        }
    }

    /** Says goodbye to all processes, and kills those that stay. */
    @Override
    public void close() {
        running.forEach(process -> process.bye(Messages.BYE, TO_END));
        running.clear();
    }
}
