package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.BotKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A contest of many bots with a table for each choice of so many of them, so that each bot meets each other one equally
 * often.
 *
 * <p>No two games have the same deal, at whatever tables: the ratings take all games as independent.
 */
final class RoundRobin extends Contest {
    /** How many tables there may be: 16 bots at tables of 4 make 1820. */
    static final int MOST_TABLES = 2000;

    private final List<BotKind> bots;
    private final List<Contest> tables;
    private final Maker maker;

    private RoundRobin(List<BotKind> bots, List<Lineup> lineups, List<Contest> tables, long seed, Maker maker) {
        super(tables.get(0).game(), lineups, seed, settings(tables.get(0).settings(), seed, lineups));
        this.bots = List.copyOf(bots);
        this.tables = tables;
        this.maker = maker;
    }

    /** Makes the contest of one table. */
    interface Maker {
        /** A contest with its own seed. */
        Contest make(List<Lineup> lineups, long seed);
    }

    /**
     * The contest of some bots.
     *
     * @param players how many play at a table
     * @throws IllegalArgumentException if there are too few bots or too many, or one twice
     */
    static RoundRobin of(List<BotKind> bots, int players, long seed, Maker maker) {
        Set<String> names = new HashSet<>();
        for (BotKind bot : bots) {
            if (!names.add(bot.name())) {
                throw new IllegalArgumentException("'" + bot.name() + "' twice, expected each bot once");
            }
        }
        if (bots.size() < players) {
            throw new IllegalArgumentException(
                    bots.size() + " bots, expected " + players + " or more, as many as play at a table");
        }
        List<Lineup> lineups = lineups(bots, players);
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Contest> tables = new ArrayList<>();
        lineups.forEach(lineup -> tables.add(maker.make(List.of(lineup), seeds.nextLong())));
        return new RoundRobin(bots, lineups, tables, seed, maker);
    }

    private static Settings settings(Settings one, long seed, List<Lineup> lineups) {
        return new Settings(
                one.format().replaceFirst("-arena/\\d+", "-round-robin/1"),
                Long.toUnsignedString(seed),
                lineups.stream().map(Lineup::names).toList(),
                one.limit(),
                one.position());
    }

    private static List<Lineup> lineups(List<BotKind> bots, int players) {
        List<Lineup> lineups = new ArrayList<>();
        choose(bots, players, new ArrayList<>(), lineups);
        return lineups;
    }

    private static void choose(List<BotKind> bots, int players, List<BotKind> chosen, List<Lineup> lineups) {
        if (chosen.size() == players) {
            add(chosen, lineups);
            return;
        }
        for (int i = 0; i < bots.size(); i++) {
            List<BotKind> more = new ArrayList<>(chosen);
            more.add(bots.get(i));
            choose(bots.subList(i + 1, bots.size()), players, more, lineups);
        }
    }

    private static void add(List<BotKind> chosen, List<Lineup> lineups) {
        if (lineups.size() == MOST_TABLES) {
            throw new IllegalArgumentException("a table for each choice of " + chosen.size()
                    + " bots are too many, expected at most " + MOST_TABLES + ": give fewer bots");
        }
        List<BotKind> turned = new ArrayList<>(chosen);
        // So that even with one game at each table everybody begins about as often.
        Collections.rotate(turned, lineups.size());
        lineups.add(Lineup.of(turned));
    }

    List<BotKind> bots() {
        return bots;
    }

    @Override
    Outcome outcome(int table, int game) {
        return tables.get(table - 1).outcome(1, game).at(table);
    }

    @Override
    Shown show(int game) {
        return tables.get(0).show(game);
    }

    @Override
    Findings findings(Tournament tournament) {
        boolean isComplete = tournament.sizeFinished() == tournament.size();
        return RatingResults.of(this, tournament, isComplete ? cpuMillis() : Map.of());
    }

    /** How many milliseconds of processor time each bot takes for a game, by its name. */
    private Map<String, Double> cpuMillis() {
        CpuTimes times = new CpuTimes();
        List<BotKind> timed = bots.stream().map(times::timed).toList();
        return times.measured(of(timed, lineups().get(0).players(), 0, maker));
    }
}
