package io.github.mercurius.web;

import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Schedule.Due;
import io.github.mercurius.web.table.Schedule.Task;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does what nobody asks for: deals, plays for bots and for people who are away or too slow, deletes old tables.
 *
 * <p>The server that changed a table sees to what follows. What stays undone for some seconds, as that server is gone
 * or busy, any other takes over. If two do the same, the database takes one.
 */
final class Clerk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Clerk.class);

    /** What is further away is left to the regular look into the database. */
    private static final long SOON_MILLIS = 600_000;

    private static final long GRACE_MILLIS = 3_000;

    /** A table that a server took over is due again after this time; after the grace period another may take it. */
    private static final long LEASE_MILLIS = 1_000;

    private static final int MOST_AT_ONCE = 200;

    /** So late people at a table see what is done at other servers. */
    private static final int COMPARISON_MILLIS = 250;

    private final Store store;
    private final Tables tables;
    private final Agenda agenda;
    private final ScheduledExecutorService threads;
    private final Duties duties;
    private final Set<String> inHand = ConcurrentHashMap.newKeySet();

    /** How many tables wait for a server since more than three seconds, two hundred at most. */
    private volatile int overdue;

    /** How long the one that waits longest has waited. */
    private volatile double overdueSeconds;

    Clerk(Store store, Tables tables, Function<String, Bucket> botSeconds, Machine machine, MeterRegistry meters) {
        duties = new Duties(
                botSeconds,
                machine,
                Counter.builder("mercurius.bots.seconds")
                        .description("processor time of bots")
                        .register(meters));
        this.store = store;
        this.tables = tables;
        agenda = tables.agenda();
        threads = machine.threads("clerk", 2 + Runtime.getRuntime().availableProcessors());
        meters.gauge("mercurius.tables.overdue", this, clerk -> clerk.overdue);
        meters.gauge("mercurius.tables.overdue.seconds", this, clerk -> clerk.overdueSeconds);
    }

    /** Begins. */
    void start() {
        tables.follow(this::changed);
        repeat(this::takeOver, 1_000);
        repeat(tables::compare, COMPARISON_MILLIS);
        repeat(agenda::synchronize, 5_000);
    }

    private void repeat(Runnable task, int millis) {
        ScheduledFuture<?> unused =
                threads.scheduleWithFixedDelay(guarded(task), millis, millis, TimeUnit.MILLISECONDS);
    }

    private void changed(TableState table) {
        long delay = agenda.left(table);
        if (delay < SOON_MILLIS) {
            submit(() -> perform(table.id(), table.version()), delay);
        }
    }

    private void takeOver() {
        long now = agenda.now();
        List<Store.Waiting> all = store.waiting(now - GRACE_MILLIS, MOST_AT_ONCE);
        overdue = all.size();
        overdueSeconds = all.isEmpty() ? 0 : (now - all.get(0).due()) / 1000.0;
        for (Store.Waiting waiting : all) {
            if (!inHand.contains(waiting.table() + ' ' + waiting.version()) && claim(waiting, now)) {
                submit(() -> perform(waiting.table(), waiting.version()), 0);
            }
        }
    }

    /** A table that another server holds does not keep this one from the others. */
    private boolean claim(Store.Waiting waiting, long now) {
        try {
            return store.claim(waiting, now + LEASE_MILLIS);
        } catch (RefusedException e) {
            return false;
        }
    }

    private void perform(String id, int version) {
        String task = id + ' ' + version;
        if (!inHand.add(task)) {
            return;
        }
        try {
            TableState table = tables.known(id);
            if (table.version() < version) {
                table = tables.latest(id);
            }
            Due due = agenda.next(table);
            if (table.version() == version && due.at() <= agenda.now()) {
                perform(table, due.task());
            }
        } finally {
            inHand.remove(task);
        }
    }

    private void perform(TableState table, Task task) {
        switch (task) {
            case DELETE -> tables.delete(table);
            case DEAL -> store(table, duties.deal(table));
            case STOP_DEALING -> store(table, Duties.stopDealing(table));
            case DRAW -> store(table, duties.draw(table));
            case PLAY_BOT -> store(table, duties.act(table, By.BOT));
            case PLAY_AWAY -> store(table, duties.act(table, By.AWAY));
            case PLAY_TIMER -> store(table, duties.act(table, By.TIMER));
        }
    }

    private void store(TableState decidedOn, Entry entry) {
        tables.change(decidedOn.id(), null, now -> {
            if (now.version() != decidedOn.version()) {
                throw new RefusedException(Why.STALE, "table: changed meanwhile");
            }
            return entry;
        });
    }

    private void submit(Runnable task, long delayMillis) {
        try {
            ScheduledFuture<?> unused = threads.schedule(guarded(task), delayMillis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // The server goes down: another takes over.
        }
    }

    /** A repeated task that fails once is not repeated any more, whatever failed. */
    private static Runnable guarded(Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (RefusedException e) {
                // Somebody else was faster, the table is gone, or the database does not answer, which the log says.
            } catch (Throwable e) {
                LOG.atError().setCause(e).log("a task failed");
            }
        };
    }

    /** Finishes what is under way, for at most some seconds. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(5, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
