package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.bots.ProcessBots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The bots that are not our own, by name: those that providers in jars make, and processes. */
public final class OutsideBots implements AutoCloseable {
    /** With this begins the name of a bot that is a process. */
    private static final String PROCESS = "exec:";

    private final ProvidedBots provided;
    private final Consumer<String> teller;
    private final Map<String, ProcessBots<Action, PlayerView>> processes = new LinkedHashMap<>();

    /**
     * The bots in some jars, and all processes.
     *
     * @param teller is told the first thing that goes wrong with each command
     */
    public OutsideBots(List<Path> jars, Consumer<String> teller) {
        this.provided = new ProvidedBots(jars);
        this.teller = teller;
    }

    /**
     * The kind of bot that a game has under a name, from outside or of its own; only Mercurius has others than its own.
     *
     * @throws IllegalArgumentException if there is none, or it cannot be made
     */
    @SuppressWarnings("unchecked") // bots from outside are found for Mercurius only
    public <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> kind(GameKit<A, V> kit, String name) {
        if (kit.name() != GameName.MERCURIUS) {
            return kit.bots().apply(name);
        }
        Optional<BotKind<Action, PlayerView>> found = find(name);
        return found.isPresent() ? (BotKind<A, V>) found.get() : own(kit, name);
    }

    private <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> own(GameKit<A, V> kit, String name) {
        try {
            return kit.bots().apply(name);
        } catch (IllegalArgumentException none) {
            throw new IllegalArgumentException(none.getMessage() + ", " + expected(), none);
        }
    }

    /**
     * The kind of bot with a name such as {@code exec:python3 my_bot.py} or {@code my-bot:level=3}.
     *
     * @return nothing if no provider has that name
     * @throws IllegalArgumentException if it cannot be started or made
     */
    private Optional<BotKind<Action, PlayerView>> find(String name) {
        if (!name.startsWith(PROCESS)) {
            return provided.find(name);
        }
        ProcessBots<Action, PlayerView> known = processes.get(name);
        if (known == null) {
            known = ProcessBots.of(
                    Mercurius.rules(),
                    MercuriusJson.formats(),
                    ShortName.of(name),
                    Arguments.of(name.substring(PROCESS.length())),
                    teller);
            processes.put(name, known);
            known.tryOut();
        }
        return Optional.of(known);
    }

    /** No bots but processes, of whose failures nobody is told. */
    public static OutsideBots none() {
        return new OutsideBots(List.of(), what -> {});
    }

    /**
     * Whether this is the name of a bot that can be made without starting a command for the first time: for names from
     * files, which may be anybody's.
     */
    public boolean knows(String name) {
        return name.startsWith(PROCESS) ? processes.containsKey(name) : provided.knows(name);
    }

    /** What can be typed, besides our own bots. */
    private String expected() {
        List<String> names = new ArrayList<>(provided.names());
        names.add("exec:COMMAND");
        return String.join(", ", names);
    }

    /** Ends the processes. */
    @Override
    public void close() {
        processes.values().forEach(ProcessBots::close);
    }
}
