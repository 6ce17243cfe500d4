package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.bots.NamedBot;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The processor time that bots take for a game: the median of some games, so that a first one with a cold machine does
 * not count. It is the time of the thread that asks the bot: what a bot does in threads or processes of its own is not
 * in it.
 */
final class CpuTimes {
    private static final int GAMES = 5;
    private static final double NANOSECONDS = 1e6; // of a millisecond
    private static final double MILLION = 1e6;

    /** The nanoseconds of the thread that asks. */
    private final LongSupplier clock;

    /** The time of each game of each bot. */
    private final Map<String, List<AtomicLong>> nanoseconds = new TreeMap<>();

    CpuTimes() {
        this(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    CpuTimes(LongSupplier clock) {
        this.clock = clock;
    }

    /** The same bot under a clock, which runs from its next game on. */
    <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> timed(BotKind<A, V> kind) {
        List<AtomicLong> games = nanoseconds.computeIfAbsent(kind.name(), name -> new ArrayList<>());
        return new NamedBot<>(kind.name(), kind.repeatable(), seed -> {
            AtomicLong game = new AtomicLong();
            games.add(game);
            return timed(kind.make(seed), game);
        });
    }

    /** The same bot, whatever its interface asks it. */
    @SuppressWarnings("unchecked") // it has the interfaces of the bot
    private <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> timed(AnyBot<A, V> bot, AtomicLong total) {
        return (AnyBot<A, V>) Proxy.newProxyInstance(
                CpuTimes.class.getClassLoader(), interfaces(bot), (proxy, method, arguments) -> {
                    long start = clock.getAsLong();
                    try {
                        return method.invoke(bot, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    } finally {
                        total.addAndGet(clock.getAsLong() - start);
                    }
                });
    }

    /** What a bot is to the games: not what only its own class loader knows. */
    private static Class<?>[] interfaces(Object bot) {
        Set<Class<?>> interfaces = new LinkedHashSet<>();
        for (Class<?> type = bot.getClass(); type != null; type = type.getSuperclass()) {
            interfaces.addAll(Arrays.asList(type.getInterfaces()));
        }
        interfaces.removeIf(type -> !type.getName().startsWith("io.github.mercurius."));
        return interfaces.toArray(Class<?>[]::new);
    }

    /** Plays some games of bots under this clock; the milliseconds of each, by its name. */
    Map<String, Double> measured(Contest<?, ?> contest) {
        List<List<String>> tables =
                contest.lineups().stream().map(Lineup::names).toList();
        while (nanoseconds.values().stream().anyMatch(games -> games.size() < GAMES)) {
            List<String> least =
                    tables.stream().min(Comparator.comparingInt(this::games)).orElseThrow();
            contest.outcome(tables.indexOf(least) + 1, games(least) + 1);
        }
        Map<String, Double> medians = new TreeMap<>();
        nanoseconds.forEach((bot, games) -> medians.put(bot, median(games)));
        return medians;
    }

    /** How many games the bots of a table have played, added up. */
    private int games(List<String> table) {
        return table.stream()
                .mapToInt(bot -> nanoseconds.getOrDefault(bot, List.of()).size())
                .sum();
    }

    private static double median(List<AtomicLong> games) {
        double[] times =
                games.stream().mapToDouble(game -> game.get() / NANOSECONDS).toArray();
        return Math.rint(Quantiles.of(times, 0.5) * MILLION) / MILLION;
    }
}
