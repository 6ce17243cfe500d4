package io.github.mercurius.examples.bench;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.bench.SistersBenchmark.Sister;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** What JMH measured, as a table for people, with what it means for one action of a game. */
final class BenchTable {
    private final List<RunResult> results = new ArrayList<>();

    void add(Collection<RunResult> more) {
        results.addAll(more);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        line(text, "%-24s %7s %7s %10s %19s %9s %8s", "", "players", "threads", "ns", "from–to", "bytes", "÷ floor");
        for (RunResult result : results) {
            line(
                    text,
                    "%-24s %7s %7d %10.1f %19s %9.1f %8s",
                    label(result),
                    players(result),
                    threads(result),
                    time(result),
                    spread(result),
                    bytes(result),
                    toFloor(result));
        }
        for (RunResult result : results) {
            if (result.getPrimaryResult().getLabel().equals("game")) {
                line(text, "%s", perAction(result, actions(result)));
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append(System.lineSeparator());
    }

    private static double actions(RunResult game) {
        int players = Integer.parseInt(players(game));
        String sister = game.getParams().getParam("game");
        return sister == null
                ? RandomGames.actions(Mercurius.rules(), players)
                : Sister.valueOf(sister).actions(players);
    }

    private String perAction(RunResult game, double actions) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s players, %d thread%s: %.0f games a second; %.1f ns and %.0f bytes for each of %.1f actions",
                label(game),
                players(game),
                threads(game),
                threads(game) == 1 ? "" : "s",
                threads(game) * TimeUnit.SECONDS.toNanos(1) / time(game),
                time(game) / actions,
                bytes(game) / actions,
                actions));
        find(label(game) + "WithEvents", players(game), threads(game))
                .ifPresent(events -> text.append(ratio("; with events %.2f times as long", events, game)));
        if (threads(game) > 1) {
            find(label(game), players(game), 1)
                    .ifPresent(alone -> text.append(String.format(
                            Locale.ROOT,
                            "; %.2f times as many games as one thread",
                            threads(game) * time(alone) / time(game))));
        }
        return text.toString();
    }

    /** The floor is a whole game by the same rules. */
    private String toFloor(RunResult result) {
        if (label(result).startsWith("learning")) {
            return "";
        }
        return find(label(result.getParams().getParam("game"), "floor"), players(result), threads(result))
                .map(floor -> ratio("%.2f", result, floor))
                .orElse("");
    }

    private static String ratio(String format, RunResult some, RunResult others) {
        return String.format(Locale.ROOT, format, time(some) / time(others));
    }

    private Optional<RunResult> find(String label, String players, int threads) {
        return results.stream()
                .filter(result ->
                        label(result).equals(label) && players(result).equals(players) && threads(result) == threads)
                .findFirst();
    }

    /** The name of the benchmark, after that of the sister game if it is of one: {@code mercadoGame}. */
    private static String label(RunResult result) {
        return label(
                result.getParams().getParam("game"), result.getPrimaryResult().getLabel());
    }

    private static String label(@Nullable String sister, String label) {
        return sister == null
                ? label
                : sister.toLowerCase(Locale.ROOT) + Character.toUpperCase(label.charAt(0)) + label.substring(1);
    }

    private static String players(RunResult result) {
        String players = result.getParams().getParam("players");
        return players == null ? "" : players;
    }

    private static int threads(RunResult result) {
        return result.getParams().getThreads();
    }

    /** The median of all iterations. */
    private static double time(RunResult result) {
        return statistics(result).getPercentile(50);
    }

    private static String spread(RunResult result) {
        return String.format(
                Locale.ROOT,
                "%.1f–%.1f",
                statistics(result).getMin(),
                statistics(result).getMax());
    }

    private static Statistics statistics(RunResult result) {
        return result.getPrimaryResult().getStatistics();
    }

    private static double bytes(RunResult result) {
        Result<?> allocated = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return allocated == null ? Double.NaN : allocated.getScore();
    }
}
