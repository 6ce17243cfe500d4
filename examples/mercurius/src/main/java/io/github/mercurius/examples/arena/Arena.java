package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

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
        return new Arena<>(
                kit,
                conditioned(Contest.of(kit.rules(), lineups, seed), kit, conditions),
                Settings.of(kit, "-arena/3", seed, lineups, conditions),
                List.of());
    }

    /** An arena that rates bots, with a table for each choice of so many of them. */
    static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> roundRobin(
            GameKit<A, V> kit, List<BotKind<A, V>> bots, int players, long seed, Settings.Conditions conditions) {
        Contest<A, V> contest = conditioned(Contest.roundRobin(kit.rules(), bots, players, seed), kit, conditions);
        Settings settings = Settings.of(kit, "-round-robin/2", seed, contest.lineups(), conditions);
        return new Arena<>(kit, contest, settings, bots);
    }

    private static <A extends AnyAction, V extends AnyView<A>> Contest<A, V> conditioned(
            Contest<A, V> contest, GameKit<A, V> kit, Settings.Conditions conditions) {
        Contest<A, V> deals = conditions.duplicate() ? contest.withDuplicates() : contest;
        if (conditions.limit() == 0) {
            return deals;
        }
        return deals.withArbiter(Arbiter.of(kit.rules())
                .withTimeLimit(conditions.limit(), TimeUnit.MILLISECONDS, Executors.newCachedThreadPool(task -> {
                    Thread thread = new Thread(task);
                    thread.setDaemon(true);
                    return thread;
                })));
    }

    /**
     * The same arena with games from a position on, with other hidden cards in each.
     *
     * @param position the position as a text
     */
    Arena<A, V> from(String position, Contest.Beginning<A, V> beginning) {
        return new Arena<>(kit, contest.beginning(beginning), settings.from(position), rated);
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
