package io.github.mercurius.web.lab;

import io.github.mercurius.web.Stubborn;
import java.net.URI;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** People who play one game after the other, one or two at a table with bots, and remember all that they were told. */
final class Crowd {
    private static final int THINKING_MILLIS = 400;
    private static final int TIMER_SECONDS = 15;

    private final List<URI> servers;
    private final int tables;
    private final Consumer<String> wrong;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Queue<Stubborn> finished = new ConcurrentLinkedQueue<>();
    private final List<Future<?>> games = new ArrayList<>();
    private final AtomicInteger unlucky = new AtomicInteger();
    private final AtomicInteger broken = new AtomicInteger();
    private volatile boolean ending;

    Crowd(List<URI> servers, int tables, Consumer<String> wrong) {
        this.servers = servers;
        this.tables = tables;
        this.wrong = wrong;
    }

    void begin() {
        for (int i = 0; i < tables; i++) {
            int table = i;
            games.add(threads.submit(() -> playGames(table)));
        }
    }

    /** They begin no game any more, and end those under way. */
    void end() throws InterruptedException {
        ending = true;
        long latest = System.nanoTime() + TimeUnit.MINUTES.toNanos(4);
        for (Future<?> game : games) {
            try {
                game.get(Math.max(0, latest - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (TimeoutException e) {
                wrong.accept("games do not end");
                break;
            } catch (ExecutionException e) {
                wrong.accept("a game failed: " + e.getCause());
            }
        }
        threads.shutdownNow();
    }

    private Stubborn person(int number) {
        return new Stubborn(servers, number % servers.size()).thinking(THINKING_MILLIS);
    }

    private void playGames(int table) {
        for (int game = 0; !ending; game++) {
            Stubborn first = person(table + game);
            try {
                first.make(3 + table % 3, 1 + table % 2, table % 4 < 2 ? 0 : TIMER_SECONDS);
            } catch (RuntimeException e) {
                unlucky.incrementAndGet();
                continue;
            }
            CountDownLatch others = new CountDownLatch(table % 2);
            Stubborn second = person(table + game + 1);
            if (table % 2 == 1) {
                threads.execute(() -> {
                    play(second, first, () -> second.join(first, 1));
                    others.countDown();
                });
            }
            play(first, second, () -> {});
            try {
                others.await();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void play(Stubborn person, Stubborn other, Runnable before) {
        try {
            before.run();
            if (person.play()) {
                finished.add(person);
            } else {
                broken.incrementAndGet();
                other.leaveAlone();
            }
        } catch (RuntimeException e) {
            wrong.accept(LocalTime.now(ZoneId.systemDefault()) + " " + e + "; last trouble: " + person.lastTrouble()
                    + "; after a new connection: " + person.afterNewConnection());
        } finally {
            person.page.cut();
            person.page.frames.clear(); // too much for half an hour
        }
    }

    /** Compares what they were told with what a server says now. */
    void compare() {
        int actions = 0;
        for (Stubborn person : finished) {
            actions += person.accepted.size();
            try {
                person.assertWholeAndTrue(servers.get(0));
            } catch (RuntimeException | AssertionError e) {
                wrong.accept("table " + person.page.table() + ": " + e);
            }
        }
        System.out.printf(
                "%d people played to the end of a game, %d of their actions were accepted;"
                        + " %d tables could not be made at once; %d people saw no game, as a seat was lost before it%n",
                finished.size(), actions, unlucky.get(), broken.get());
        if (finished.size() < tables) {
            wrong.accept("fewer games than tables: nothing was tried");
        }
    }
}
