package io.github.mercurius.rules.bots;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The bots of a command: its processes, of which one plays one game after the other.
 *
 * <pre>{@code
 * try (var bots = ProcessBots.of(Mercurius.rules(), MercuriusJson.formats(), "mine",
 *         List.of("python3", "my_bot.py"), System.err::println)) {
 *     bots.tryOut();
 *     AnyBot<Action, PlayerView> bot = bots.kind().make(0);
 *     arbiter.play(game, List.of(bot, other, other));
 *     arbiter.close(bot);
 * }
 * }</pre>
 *
 * <p>A process gets messages on its standard input and answers on its standard output, one JSON object a line. The
 * protocol is {@code mercurius-bot/2} for every game. One that does not keep to it is killed, with all that it has
 * started: its bot throws what was wrong, and the next game has another process. A late answer costs one decision. Let
 * an {@link io.github.mercurius.arena.Arbiter} run the games, with a time limit.
 *
 * <p>Processes run with the rights of this program and little of its environment. {@link #close} kills them, with all
 * that they have started. Those of a program that ends without it find the end of their input. This class is
 * thread-safe.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class ProcessBots<A extends AnyAction, V extends AnyView<A>> implements AutoCloseable {
    private static final Patience PATIENCE = new Patience(TimeUnit.SECONDS.toNanos(30), TimeUnit.SECONDS.toNanos(10));
    private static final long TO_END = TimeUnit.MILLISECONDS.toNanos(500);

    private final Messages<A, V> messages;
    private final String name;
    private final List<String> command;
    private final Consumer<String> teller;
    private final Patience patience;
    private final List<BotProcess> idle = new ArrayList<>();
    private final Set<BotProcess> running = ConcurrentHashMap.newKeySet();
    private boolean reported;
    private volatile Consumer<String> log = line -> {};

    /**
     * How long processes are waited for.
     *
     * @param nanosToStart until one is ready
     * @param nanosMore how much longer than it is told one may take where no arbiter has a limit
     */
    record Patience(long nanosToStart, long nanosMore) {}

    ProcessBots(
            Messages<A, V> messages, String name, List<String> command, Consumer<String> teller, Patience patience) {
        this.messages = messages;
        this.name = name;
        this.command = command;
        this.teller = teller;
        this.patience = patience;
        messages.rehearse();
    }

    /**
     * The bots of a command. It is started for each bot that plays at the same time.
     *
     * @param name what the bots are called
     * @param command the program and its arguments; no shell reads them
     * @param teller is told the first thing that goes wrong, in one line
     */
    public static <A extends AnyAction, V extends AnyView<A>> ProcessBots<A, V> of(
            Rules<A, V> rules, Formats<A, V> formats, String name, List<String> command, Consumer<String> teller) {
        Arguments.notNull(rules, "rules", "the rules of a game");
        Arguments.notNull(formats, "formats", "the formats of the same game");
        Arguments.notNull(name, "name", "a name");
        List<String> words = Arguments.noneNull(command, "command", "a word");
        Arguments.notNull(teller, "teller", "somebody to tell");
        if (words.isEmpty()) {
            throw new IllegalArgumentException("command: empty, expected a program");
        }
        return new ProcessBots<>(new Messages<>(rules, formats), name, words, teller, PATIENCE);
    }

    /**
     * From now on tells the lines of new processes, in any thread: the number of the process, then {@code >} and what
     * it is sent, {@code <} and what it answers, or {@code !} and why it was killed.
     */
    public void logTo(Consumer<String> other) {
        log = Arguments.notNull(other, "other", "a log");
    }

    /**
     * Makes bots, each with a process of its own until the bot is closed; it is told its seed as a game begins. If the
     * process cannot be started, each call of the bot says why. Nobody knows whether a process is repeatable.
     */
    public BotKind<A, V> kind() {
        return new BotKind<>(name, false, seed -> new ProcessBot<>(this, messages));
    }

    /** How much longer than it is told a process may take where no arbiter has a limit. */
    long nanosMore() {
        return patience.nanosMore();
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
        BotProcess process = BotProcess.start(command, log);
        running.add(process);
        try {
            messages.checkReady(process.ask(messages.hello(), patience.nanosToStart()));
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

    /** Tells the first thing that goes wrong, and no more: the arbiter reports the rest. */
    synchronized void report(String what) {
        if (!reported) {
            reported = true;
            teller.accept(name + ": the process " + what);
        }
    }

    /**
     * Starts a process to see that it can be started, and keeps it for the first game.
     *
     * @throws IllegalArgumentException if it cannot be started, or does not say that it is ready
     */
    public void tryOut() {
        try {
            giveBack(start());
        } catch (BrokenProcessException broken) {
            throw new IllegalArgumentException("bot: '" + name + "': the process " + broken.getMessage());
        }
    }

    /** Says goodbye to all processes, and kills those that stay. What goes wrong from then on is not told. */
    @Override
    public void close() {
        synchronized (this) {
            reported = true;
        }
        running.forEach(process -> process.bye(Messages.BYE, TO_END));
        running.clear();
    }
}
