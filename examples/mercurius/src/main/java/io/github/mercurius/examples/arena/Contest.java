package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/**
 * Tables of bots that play one of the games, and any number of games at each, numbered from 1.
 *
 * <p>The deal and all chance of a game follow from the contest's seed and the game's number alone: so it is the same
 * whenever and wherever it is played. Games with the same number have the same deal at all tables.
 */
abstract class Contest {
    private final GameName game;
    private final List<Lineup> lineups;
    private final long seed;
    private final Settings settings;

    Contest(GameName game, List<Lineup> lineups, long seed, Settings settings) {
        this.game = game;
        this.lineups = List.copyOf(lineups);
        this.seed = seed;
        this.settings = settings;
    }

    /**
     * A game of a contest, to be shown.
     *
     * @param failures where the arbiter had to play in a bot's place
     * @param record saves the game for {@code mercurius replay}
     */
    record Shown(GameSheet sheet, List<Outcome.Failure> failures, Saving record) {}

    /** Writes a game into a file. */
    interface Saving {
        void save(Path file) throws IOException;
    }

    /** Plays a game at a table, and keeps of it what counts. */
    abstract Outcome outcome(int table, int game);

    /** Plays a game at the first table, and keeps all of it. */
    abstract Shown show(int game);

    /** A thread that does not keep the program from ending. */
    static Thread thread(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    /** Where bots run that have a limit for their time. */
    static Executor threads() {
        return Executors.newCachedThreadPool(Contest::thread);
    }

    GameName game() {
        return game;
    }

    List<Lineup> lineups() {
        return lineups;
    }

    Settings settings() {
        return settings;
    }

    /** Whether every game would be the same again. */
    boolean isRepeatable() {
        return settings.limit() == 0 && lineups.stream().allMatch(Lineup::isRepeatable);
    }

    /** All the chance of a game: first that of the deal, then that of each bot in the order of the seats. */
    SplittableRandom chance(int number) {
        // Mixed twice: the chance of games whose numbers or seeds are close to each other has nothing in common.
        return new SplittableRandom(new SplittableRandom(new SplittableRandom(seed).nextLong() + number).nextLong());
    }

    /** New bots for a game in the order of the seats. */
    @SuppressWarnings("unchecked") // the kinds of bots are those of the game
    <A extends AnyAction, V extends AnyView<A>> List<AnyBot<A, V>> bots(
            int table, int number, SplittableRandom chance) {
        Lineup lineup = lineups.get(table - 1);
        List<AnyBot<A, V>> bots = new ArrayList<>();
        for (int at : lineup.seats(number)) {
            BotKind kind = lineup.kinds().get(at);
            bots.add((AnyBot<A, V>) kind.make(chance.nextLong()));
        }
        return bots;
    }

    List<String> names(int table, int number) {
        Lineup lineup = lineups.get(table - 1);
        return lineup.seats(number).stream().map(lineup.names()::get).toList();
    }

    /** What has come of the games so far. */
    Findings findings(Tournament tournament) {
        return Results.of(this, tournament);
    }

    /** Whether an outcome can be that of a game here. */
    boolean couldHave(Outcome outcome) {
        return outcome.table() >= 1
                && outcome.table() <= lineups.size()
                && outcome.game() >= 1
                && outcome.seats().equals(names(outcome.table(), outcome.game()))
                && outcome.wealth().size() == outcome.seats().size()
                && Collections.min(outcome.wealth()) >= 0
                && couldWin(outcome)
                && outcome.failures().stream()
                        .allMatch(failure -> outcome.seats().contains(failure.bot()) && failure.action() >= 0);
    }

    /** Whether those have won who have most; only one of them where the rules settle each tie. */
    private boolean couldWin(Outcome outcome) {
        return game.sharesTheFirstPlace()
                ? outcome.winners().equals(outcome.richest())
                : outcome.winners().size() == 1 && outcome.richest().containsAll(outcome.winners());
    }
}
