package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The first games at each table of a contest: those that were played before, and the others, played on some threads.
 */
public final class Tournament {
    private static final Future<FinishedGame> STOP = new CompletableFuture<>();

    private final Contest<?, ?> contest;
    private final int games;
    private final List<NavigableMap<Integer, FinishedGame>> finished = new ArrayList<>();
    private final BlockingQueue<Future<FinishedGame>> arriving = new LinkedBlockingQueue<>();

    private Tournament(Contest<?, ?> contest, int games) {
        this.contest = contest;
        this.games = games;
        contest.lineups().forEach(lineup -> finished.add(new TreeMap<>()));
    }

    /**
     * A tournament.
     *
     * @param games how many at each table
     * @param before games that were played before; those with higher numbers do not count
     */
    public static Tournament of(Contest<?, ?> contest, int games, List<FinishedGame> before) {
        Arguments.notNull(contest, "contest", "a contest");
        if (games < 1) {
            throw new IllegalArgumentException("games: " + games + ", expected 1 or more");
        }
        Tournament tournament = new Tournament(contest, games);
        Arguments.noneNull(before, "before", "outcomes").stream()
                .filter(outcome -> outcome.game() <= games)
                .forEach(tournament::add);
        return tournament;
    }

    private void add(FinishedGame outcome) {
        if (outcome.table() < 1 || outcome.table() > finished.size() || outcome.game() < 1) {
            throw new IllegalArgumentException("before: game " + outcome.game() + " of table " + outcome.table()
                    + ", expected games from 1 on of tables 1 to " + finished.size());
        }
        finished.get(outcome.table() - 1).put(outcome.game(), outcome);
    }

    /** How many games are wanted at each table. */
    public int games() {
        return games;
    }

    /** How many games there are at all tables. */
    public int size() {
        return games * finished.size();
    }

    /** The finished games of each table, by number. */
    public List<List<FinishedGame>> finished() {
        List<List<FinishedGame>> tables = new ArrayList<>();
        finished.forEach(outcomes -> tables.add(List.copyOf(outcomes.values())));
        return tables;
    }

    /** How many games are finished. */
    public int sizeFinished() {
        return finished.stream().mapToInt(NavigableMap::size).sum();
    }

    /**
     * Plays what is left, until all is done or {@link #stop} is called.
     *
     * @param threads how many games are played at the same time
     * @param keep takes each game as soon as it is finished, in the thread that called this
     */
    public void play(int threads, Consumer<FinishedGame> keep) {
        play(threads, contest::outcome, keep);
    }

    /**
     * The same with games that are played in another way, such as to keep their records.
     *
     * @param player plays the game of a table and a number, in any of the threads
     */
    public void play(int threads, BiFunction<Integer, Integer, FinishedGame> player, Consumer<FinishedGame> keep) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, Tournament::thread);
        try {
            ExecutorCompletionService<FinishedGame> players = new ExecutorCompletionService<>(pool, arriving);
            for (int left = submit(players, player); left > 0; left--) {
                Future<FinishedGame> next = arriving.take();
                if (next == STOP) {
                    return;
                }
                FinishedGame outcome = next.get();
                keep.accept(outcome);
                add(outcome);
            }
        } catch (ExecutionException bug) {
            throw new IllegalStateException("a game failed", bug.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            pool.shutdownNow();
        }
    }

    /** A thread that does not keep the program from ending. */
    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    private int submit(
            ExecutorCompletionService<FinishedGame> players, BiFunction<Integer, Integer, FinishedGame> player) {
        int left = 0;
        for (int number = 1; number <= games; number++) {
            for (int table = 1; table <= finished.size(); table++) {
                if (!finished.get(table - 1).containsKey(number)) {
                    int at = table;
                    int game = number;
                    players.submit(() -> player.apply(at, game));
                    left++;
                }
            }
        }
        return left;
    }

    /** Lets {@link #play} return, from another thread; what was finished before is kept first. */
    public void stop() {
        arriving.add(STOP);
    }
}
