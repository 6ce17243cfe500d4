package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.NamedStanding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A contest with what its files and its results say of it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param rated the bots of a round robin; none of another contest
 */
record Arena<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit, Contest<A, V> contest, Settings settings, List<BotKind<A, V>> rated) {

    /** An arena with the same deals at all tables. */
    static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> of(
            GameKit<A, V> kit, List<Lineup<A, V>> lineups, long seed, Settings.Conditions conditions) {
        return of(kit, Contest.of(kit.rules(), lineups, seed), List.of(), seed, conditions);
    }

    /** An arena that rates bots, with a table for each choice of so many of them. */
    static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> roundRobin(
            GameKit<A, V> kit, List<BotKind<A, V>> bots, int players, long seed, Settings.Conditions conditions) {
        return of(kit, Contest.roundRobin(kit.rules(), bots, players, seed), bots, seed, conditions);
    }

    private static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> of(
            GameKit<A, V> kit,
            Contest<A, V> contest,
            List<BotKind<A, V>> rated,
            long seed,
            Settings.Conditions conditions) {
        Arbiter<A, V> arbiter = Arbiter.of(kit.rules());
        if (conditions.limit() > 0) {
            arbiter = arbiter.withTimeLimit(
                    conditions.limit(), TimeUnit.MILLISECONDS, Executors.newCachedThreadPool(task -> {
                        Thread thread = new Thread(task);
                        thread.setDaemon(true);
                        return thread;
                    }));
        }
        Contest<A, V> deals = conditions.duplicate() ? contest.withDuplicates() : contest;
        String format = kit.name() + (rated.isEmpty() ? "-arena/3" : "-round-robin/2");
        Settings settings = Settings.of(kit, format, seed, contest.lineups(), conditions);
        return new Arena<>(kit, deals.withArbiter(arbiter), settings, rated);
    }

    /**
     * The same arena with games from a position on, with other hidden cards in each.
     *
     * @param position the position as a text
     */
    Arena<A, V> from(String position, Contest.Beginning<A, V> beginning) {
        return new Arena<>(kit, contest.beginning(beginning), settings.from(position), rated);
    }

    /**
     * Plays a game.
     *
     * @param records the folder for its record; null if nobody wants it
     */
    FinishedGame play(int table, int game, @Nullable Path records) {
        BotGame<AnyGame<A, V>> played = contest.play(table, game);
        if (records != null) {
            String name = (contest.lineups().size() == 1 ? "" : "table-" + table + "-") + "game-" + game + ".json";
            try {
                RecordFile.write(kit, played.game().toRecord(), records.resolve(name));
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
        FinishedGame outcome =
                FinishedGame.of(table, game, played.game().state().table(), played.failures());
        return settings.conditions().forfeit()
                ? forfeited(outcome, played.game().ranking())
                : outcome;
    }

    /** A game where bots that failed have nothing, and the best of the others has won; all, if there are no others. */
    private static FinishedGame forfeited(FinishedGame game, List<NamedStanding> ranking) {
        Set<String> failed = game.failures().stream().map(BotFailure::bot).collect(Collectors.toSet());
        List<NamedStanding> left =
                ranking.stream().filter(one -> !failed.contains(one.name())).toList();
        Set<String> best = left.stream()
                .filter(one -> one.place() == left.get(0).place())
                .map(NamedStanding::name)
                .collect(Collectors.toSet());
        return new FinishedGame(
                game.table(),
                game.game(),
                game.seats(),
                ranking.stream()
                        .sorted(Comparator.comparing(NamedStanding::seat))
                        .map(one -> failed.contains(one.name()) ? 0 : one.score())
                        .toList(),
                game.seats().stream()
                        .filter(name -> best.isEmpty() || best.contains(name))
                        .toList(),
                game.failures());
    }

    /** How many play at a table. */
    int players() {
        return contest.lineups().get(0).players();
    }

    /** Whether every game would be the same again. */
    boolean isRepeatable() {
        return settings.conditions().limit() == 0 && contest.isRepeatable();
    }

    /** Whether an outcome can be that of a game here: played at one of its tables by those who sit there. */
    boolean couldHave(FinishedGame outcome) {
        return outcome.table() >= 1
                && outcome.table() <= contest.lineups().size()
                && outcome.game() >= 1
                && outcome.seats().equals(contest.names(outcome.table(), outcome.game()))
                && outcome.scores().size() == outcome.seats().size();
    }
}
