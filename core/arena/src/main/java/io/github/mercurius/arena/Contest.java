package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
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
    /** How many tables of a round robin there may be: 16 bots at tables of 4 make 1820. */
    private static final int MOST_TABLES = 2000;

    private final Arbiter<A, V> arbiter;
    private final Beginning<A, V> beginning;
    private final List<Table<A, V>> tables;

    private Contest(Arbiter<A, V> arbiter, Beginning<A, V> beginning, List<Table<A, V>> tables) {
        this.arbiter = arbiter;
        this.beginning = beginning;
        this.tables = tables;
    }

    /**
     * A table.
     *
     * @param seed all chance of its games follows from it
     * @param orders in which orders each deal is played; none if each game has its own deal
     */
    private record Table<A extends AnyAction, V extends AnyView<A>>(
            Lineup<A, V> lineup, long seed, List<List<Integer>> orders) {
        int gamesOfADeal() {
            return Math.max(1, orders.size());
        }

        List<Integer> seats(int game) {
            return orders.isEmpty() ? lineup.seats(game) : orders.get((game - 1) % orders.size());
        }

        /** All chance of a game: first that of the deal, then that of each bot in the order of the seats. */
        SplittableRandom chance(int game) {
            // Mixed twice: the chance of games whose numbers or seeds are close to each other has nothing in common.
            int deal = (game - 1) / gamesOfADeal() + 1;
            long mixed = new SplittableRandom(seed).nextLong() + deal;
            return new SplittableRandom(new SplittableRandom(mixed).nextLong());
        }
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
        List<Table<A, V>> tables = new ArrayList<>();
        for (Lineup<A, V> lineup : Arguments.noneNull(lineups, "lineups", "who plays at each table")) {
            tables.add(new Table<>(lineup, seed, List.of()));
        }
        return new Contest<>(Arbiter.of(rules), beginning(rules), tables);
    }

    private static <A extends AnyAction, V extends AnyView<A>> Beginning<A, V> beginning(Rules<A, V> rules) {
        return (names, deal) -> rules.start(rules.setup(names), deal);
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
        if (bots.size() < players) {
            throw new IllegalArgumentException(
                    bots.size() + " bots, expected " + players + " or more, as many as play at a table");
        }
        List<List<BotKind<A, V>>> choices = new ArrayList<>();
        choose(bots, players, List.of(), choices);
        SplittableRandom random = new SplittableRandom(seed);
        List<Table<A, V>> tables = new ArrayList<>();
        for (List<BotKind<A, V>> choice : choices) {
            // So that even with one game at each table everybody begins about as often.
            Collections.rotate(choice, tables.size());
            tables.add(new Table<>(new Lineup<>(choice), random.nextLong(), List.of()));
        }
        return new Contest<>(Arbiter.of(rules), beginning(rules), tables);
    }

    /** Adds each choice of so many, with those that are chosen already. */
    private static <T> void choose(List<T> from, int players, List<T> chosen, List<List<T>> choices) {
        if (chosen.size() == players) {
            if (choices.size() == MOST_TABLES) {
                throw new IllegalArgumentException("a table for each choice of " + players
                        + " bots are too many, expected at most " + MOST_TABLES + ": give fewer bots");
            }
            choices.add(new ArrayList<>(chosen));
            return;
        }
        for (int i = 0; i < from.size(); i++) {
            List<T> more = new ArrayList<>(chosen);
            more.add(from.get(i));
            choose(from.subList(i + 1, from.size()), players, more, choices);
        }
    }

    /** The same contest with games that begin elsewhere, such as at a position. */
    public Contest<A, V> beginning(Beginning<A, V> other) {
        Arguments.notNull(other, "other", "how games begin");
        return new Contest<>(arbiter, other, tables);
    }

    /** The same contest with another arbiter, such as one with a time limit. */
    public Contest<A, V> withArbiter(Arbiter<A, V> other) {
        Arguments.notNull(other, "other", "an arbiter");
        return new Contest<>(other, beginning, tables);
    }

    /**
     * The same contest with each deal played in all seat orders, game after game, so that luck with the deal favours
     * nobody. Orders are the same if only bots of a kind change places. The games of a deal are not independent:
     * {@link Score#of(String, List, int)} takes them together.
     */
    public Contest<A, V> withDuplicates() {
        List<Table<A, V>> all = new ArrayList<>();
        tables.forEach(table -> all.add(new Table<>(table.lineup, table.seed, table.lineup.orders())));
        return new Contest<>(arbiter, beginning, all);
    }

    /** How many games of a table have the same deal: games 1 to this number, then as many again. */
    public int gamesOfADeal(int table) {
        return tables.get(table - 1).gamesOfADeal();
    }

    /** Who plays at each table. */
    public List<Lineup<A, V>> lineups() {
        return Collections.unmodifiableList(tables.stream().map(Table::lineup).collect(Collectors.toList()));
    }

    /** Whether all bots play the same with the same seed. */
    public boolean isRepeatable() {
        return tables.stream().allMatch(table -> table.lineup.isRepeatable());
    }

    /** Who sits where in a game. */
    public List<String> names(int table, int game) {
        Table<A, V> at = tables.get(table - 1);
        List<String> names = at.lineup.names();
        return Collections.unmodifiableList(
                at.seats(game).stream().map(names::get).collect(Collectors.toList()));
    }

    /** The seed of the deal of a game, with which it {@linkplain Beginning begins}. */
    public long deal(int table, int game) {
        return tables.get(table - 1).chance(game).nextLong();
    }

    /**
     * Plays a game, and keeps all of it.
     *
     * @param table from 1
     * @param game from 1
     */
    public BotGame<AnyGame<A, V>> play(int table, int game) {
        Table<A, V> at = tables.get(table - 1);
        SplittableRandom chance = at.chance(game);
        AnyGame<A, V> first = beginning.begin(names(table, game), chance.nextLong());
        List<AnyBot<A, V>> bots = new ArrayList<>();
        for (int bot : at.seats(game)) {
            bots.add(at.lineup.kinds().get(bot).make(chance.nextLong()));
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
