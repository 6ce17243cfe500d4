package io.github.mercurius.examples.arena;

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
import java.util.function.Consumer;

/** The first games at each table of an arena: those that were played before, and the others, played on some threads. */
final class Tournament {
    private static final Future<Outcome> STOP = CompletableFuture.failedFuture(new InterruptedException());

    private final Contest arena;
    private final int games;
    private final List<NavigableMap<Integer, Outcome>> finished = new ArrayList<>();
    private final BlockingQueue<Future<Outcome>> arriving = new LinkedBlockingQueue<>();

    /**
     * A tournament.
     *
     * @param games how many at each table
     * @param before games that were played before; those with higher numbers do not count
     */
    Tournament(Contest arena, int games, List<Outcome> before) {
        this.arena = arena;
        this.games = games;
        arena.lineups().forEach(lineup -> finished.add(new TreeMap<>()));
        before.stream().filter(outcome -> outcome.game() <= games).forEach(this::add);
    }

    private void add(Outcome outcome) {
        finished.get(outcome.table() - 1).put(outcome.game(), outcome);
    }

    int games() {
        return games;
    }

    /** How many games there are at all tables. */
    int size() {
        return games * finished.size();
    }

    /** The finished games of each table, by number. */
    List<List<Outcome>> finished() {
        List<List<Outcome>> tables = new ArrayList<>();
        finished.forEach(outcomes -> tables.add(List.copyOf(outcomes.values())));
        return tables;
    }

    int sizeFinished() {
        return finished.stream().mapToInt(NavigableMap::size).sum();
    }

    /**
     * Plays what is left, until all is done or {@link #stop} is called.
     *
     * @param keep takes each game as soon as it is finished, in the thread that called this
     */
    void play(int threads, Consumer<Outcome> keep) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, Contest::thread);
        try {
            ExecutorCompletionService<Outcome> players = new ExecutorCompletionService<>(pool, arriving);
            for (int left = submit(players); left > 0; left--) {
                Future<Outcome> next = arriving.take();
                if (next == STOP) {
                    return;
                }
                Outcome outcome = next.get();
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

    private int submit(ExecutorCompletionService<Outcome> players) {
        int left = 0;
        for (int number = 1; number <= games; number++) {
            for (int table = 1; table <= finished.size(); table++) {
                if (!finished.get(table - 1).containsKey(number)) {
                    int at = table;
                    int game = number;
                    players.submit(() -> arena.outcome(at, game));
                    left++;
                }
            }
        }
        return left;
    }

    /** Lets {@link #play} return, from another thread; what was finished before is kept first. */
    void stop() {
        arriving.add(STOP);
    }
}
