package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Tables of bots that play one game, and any number of games at each, numbered from 1.
 *
 * <pre>{@code
 * Lineup<Action, PlayerView> table = new Lineup<>(List.of(mine, other, other));
 * Contest<Action, PlayerView> contest = Contest.of(Mercurius.rules(), List.of(table), 1602);
 * Tournament tournament = Tournament.of(contest, 400, List.of());
 * tournament.play(4, outcome -> {});
 * Score score = Score.of("mine", tournament.finished().get(0));
 * }</pre>
 *
 * <p>The deal and all chance of a game follow from the contest's seed and the game's number alone: so it is the same
 * whenever and wherever it is played. Games with the same number have the same deal at all tables, except in a round
 * robin. A bot that never returns keeps one thread for each game that it plays. This class is thread-safe.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Contest<A extends AnyAction, V extends AnyView<A>> {
    private final Arbiter<A, V> arbiter;
    private final Beginning<A, V> beginning;
    private final List<Lineup<A, V>> lineups;

    /** Of each table. */
    private final List<Long> seeds;

    /** In which orders each deal is played at each table; none if each game has its own deal. */
    private final List<List<List<Integer>>> orders;

    private Contest(
            Arbiter<A, V> arbiter,
            Beginning<A, V> beginning,
            List<Lineup<A, V>> lineups,
            List<Long> seeds,
            List<List<List<Integer>>> orders) {
        this.arbiter = arbiter;
        this.beginning = beginning;
        this.lineups = lineups;
        this.seeds = seeds;
        this.orders = orders;
    }

    /**
     * Begins the games of a contest.
     *
     * @param <A> the actions of the game
     * @param <V> what a player may know of it
     */
    @FunctionalInterface
    public interface Beginning<A extends AnyAction, V extends AnyView<A>> {
        /** A game of players with these names; a seed says what nobody chose. */
        AnyGame<A, V> begin(List<String> names, long seed);
    }

    /** A contest with the same deals at all tables: to compare bots. */
    public static <A extends AnyAction, V extends AnyView<A>> Contest<A, V> of(
            Rules<A, V> rules, List<Lineup<A, V>> lineups, long seed) {
        List<Lineup<A, V>> tables = Arguments.noneNull(lineups, "lineups", "who plays at each table");
        List<Long> seeds = new ArrayList<>();
        tables.forEach(lineup -> seeds.add(seed));
        return of(rules, tables, seeds);
    }

    /**
     * A contest of many bots with a table for each choice of so many of them, so that each bot meets each other one
     * equally often. Copies of a bot need names of their own. No two games have the same deal, at whatever tables:
     * {@link Rating} takes all games as independent.
     *
     * @param players how many play at a table
     * @throws IllegalArgumentException if there are too few bots, too many, or one twice
     */
    public static <A extends AnyAction, V extends AnyView<A>> Contest<A, V> roundRobin(
            Rules<A, V> rules, List<BotKind<A, V>> bots, int players, long seed) {
        Set<String> names = new HashSet<>();
        for (BotKind<A, V> bot : Arguments.noneNull(bots, "bots", "kinds of bots")) {
            if (!names.add(bot.name())) {
                throw new IllegalArgumentException("'" + bot.name() + "' twice, expected each bot once");
            }
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Lineup<A, V>> lineups = new ArrayList<>();
        List<Long> seeds = new ArrayList<>();
        for (List<BotKind<A, V>> table : RoundRobin.tables(bots, players)) {
            lineups.add(new Lineup<>(table));
            seeds.add(random.nextLong());
        }
        return of(rules, lineups, seeds);
    }

    private static <A extends AnyAction, V extends AnyView<A>> Contest<A, V> of(
            Rules<A, V> rules, List<Lineup<A, V>> lineups, List<Long> seeds) {
        return new Contest<>(
                Arbiter.of(rules),
                (names, deal) -> rules.start(rules.setup(names), deal),
                List.copyOf(lineups),
                List.copyOf(seeds),
                List.of());
    }

    /** The same contest with games that begin elsewhere, such as at a position. */
    public Contest<A, V> beginning(Beginning<A, V> other) {
        Arguments.notNull(other, "other", "how games begin");
        return new Contest<>(arbiter, other, lineups, seeds, orders);
    }

    /** The same contest with another arbiter, such as one with a time limit. */
    public Contest<A, V> withArbiter(Arbiter<A, V> other) {
        Arguments.notNull(other, "other", "an arbiter");
        return new Contest<>(other, beginning, lineups, seeds, orders);
    }

    /**
     * The same contest with each deal played in all seat orders, game after game, so that luck with the deal favours
     * nobody. Orders are the same if only bots of a kind change places. The games of a deal are not independent:
     * {@link Score#of(String, List, int)} takes them together.
     */
    public Contest<A, V> withDuplicates() {
        List<List<List<Integer>>> all = new ArrayList<>();
        lineups.forEach(lineup -> all.add(lineup.orders()));
        return new Contest<>(arbiter, beginning, lineups, seeds, all);
    }

    /** How many games of a table have the same deal: games 1 to this number, then as many again. */
    public int gamesOfADeal(int table) {
        return orders.isEmpty() ? 1 : orders.get(table - 1).size();
    }

    private List<Integer> seats(int table, int game) {
        return orders.isEmpty()
                ? lineups.get(table - 1).seats(game)
                : orders.get(table - 1).get((game - 1) % gamesOfADeal(table));
    }

    /** Who plays at each table. */
    public List<Lineup<A, V>> lineups() {
        return lineups;
    }

    /** Whether all bots play the same with the same seed. */
    public boolean isRepeatable() {
        return lineups.stream().allMatch(Lineup::isRepeatable);
    }

    /** Who sits where in a game. */
    public List<String> names(int table, int game) {
        List<String> names = lineups.get(table - 1).names();
        return Collections.unmodifiableList(
                seats(table, game).stream().map(names::get).collect(Collectors.toList()));
    }

    /** The seed of the deal of a game, with which it {@linkplain Beginning begins}. */
    public long deal(int table, int game) {
        return chance(table, game).nextLong();
    }

    /** All chance of a game: first that of the deal, then that of each bot in the order of the seats. */
    private SplittableRandom chance(int table, int game) {
        // Mixed twice: the chance of games whose numbers or seeds are close to each other has nothing in common.
        int deal = (game - 1) / gamesOfADeal(table) + 1;
        long mixed = new SplittableRandom(seeds.get(table - 1)).nextLong() + deal;
        return new SplittableRandom(new SplittableRandom(mixed).nextLong());
    }

    /**
     * Plays a game, and keeps all of it.
     *
     * @param table from 1
     * @param game from 1
     */
    public BotGame<AnyGame<A, V>> play(int table, int game) {
        SplittableRandom chance = chance(table, game);
        AnyGame<A, V> first = beginning.begin(names(table, game), chance.nextLong());
        List<AnyBot<A, V>> bots = new ArrayList<>();
        for (int at : seats(table, game)) {
            bots.add(lineups.get(table - 1).kinds().get(at).make(chance.nextLong()));
        }
        Arbiter<A, V> judge = arbiter.withSeed(chance.nextLong());
        try {
            return judge.play(first, bots);
        } finally {
            bots.forEach(judge::close);
        }
    }

    /**
     * Plays the same game, and keeps what counts.
     *
     * @param table from 1
     * @param game from 1
     */
    public FinishedGame outcome(int table, int game) {
        BotGame<AnyGame<A, V>> played = play(table, game);
        return FinishedGame.of(table, game, played.game().state().table(), played.failures());
    }
}
