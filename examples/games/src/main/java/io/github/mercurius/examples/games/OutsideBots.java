package io.github.mercurius.examples.games;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.bots.ProcessBots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The bots that are not our own, by name: those that providers in jars make, and processes. */
public final class OutsideBots implements AutoCloseable {
    /** With this begins the name of a bot that is a process. */
    private static final String PROCESS = "exec:";

    private static final int LONGEST_NAME = 56;
    private static final int KEPT = 22;

    private final ProvidedBots provided;
    private final Consumer<String> teller;
    private final Consumer<String> log;
    private final Map<Running, ProcessBots<?, ?>> processes = new LinkedHashMap<>();

    /**
     * The bots in some jars, and all processes.
     *
     * @param teller is told the first thing that goes wrong with each command
     * @param log is told all that processes are sent and answer, by many threads
     */
    public OutsideBots(List<Path> jars, Consumer<String> teller, Consumer<String> log) {
        this.provided = new ProvidedBots(jars);
        this.teller = teller;
        this.log = log;
    }

    /**
     * The kind of bot that a game has under a name, such as {@code exec:python3 my_bot.py}, {@code my-bot:level=3} of a
     * provider, or one of its own.
     *
     * @throws IllegalArgumentException if there is none, or it cannot be made
     */
    public <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> kind(GameKit<A, V> kit, String name) {
        if (isProcess(name)) {
            return process(kit, name).kind();
        }
        Optional<BotKind<A, V>> found = provided.find(kit.rules(), name);
        return found.isPresent() ? found.get() : own(kit, name);
    }

    private <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> own(GameKit<A, V> kit, String name) {
        try {
            return kit.bots().apply(name);
        } catch (IllegalArgumentException none) {
            List<String> others = new ArrayList<>(provided.names(kit.rules().id()));
            others.add("exec:COMMAND");
            throw new IllegalArgumentException(none.getMessage() + ", " + String.join(", ", others), none);
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> ProcessBots<A, V> process(GameKit<A, V> kit, String name) {
        Running running = new Running(name, kit.name(), kit.document());
        @SuppressWarnings("unchecked") // they were made for this game
        ProcessBots<A, V> known = (ProcessBots<A, V>) processes.get(running);
        if (known != null) {
            return known;
        }
        ProcessBots<A, V> made = ProcessBots.of(
                kit.rules(), kit.formats(), shortName(name), Arguments.of(name.substring(PROCESS.length())), teller);
        made.logTo(log);
        processes.put(running, made);
        made.tryOut();
        return made;
    }

    /** A command that plays a game with an edition. */
    private record Running(String name, GameName game, Map<String, Object> edition) {}

    /** A name that fits on a seat: a long text is cut in the middle, and told from others by a number. */
    static String shortName(String text) {
        String line = text.strip().replaceAll("[\\p{Cntrl}\\s]+", " ");
        return line.length() <= LONGEST_NAME
                ? line
                : line.substring(0, KEPT) + "…" + line.substring(line.length() - KEPT)
                        + String.format(Locale.ROOT, "#%08x", text.hashCode());
    }

    /** Whether this is the name of a bot that is a process. */
    public static boolean isProcess(String name) {
        return name.startsWith(PROCESS);
    }

    /**
     * Whether this is the name of a bot that can be made without starting a command for the first time: for names from
     * files, which may be anybody's.
     */
    public boolean knows(String name) {
        return isProcess(name)
                ? processes.keySet().stream().anyMatch(running -> running.name().equals(name))
                : provided.knows(name);
    }

    /** Ends the processes. */
    @Override
    public void close() {
        processes.values().forEach(ProcessBots::close);
    }
}
