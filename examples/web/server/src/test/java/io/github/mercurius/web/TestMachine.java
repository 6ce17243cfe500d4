package io.github.mercurius.web;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A machine whose clocks stand still until a test lets time pass, and whose chance is the same each time. */
public class TestMachine extends Machine {
    /** When the newest of the entries was stored that tests read from files. */
    private static final long BEGAN_MILLIS = 1_795_487_166_530L;

    private final PriorityQueue<Later> later =
            new PriorityQueue<>(Comparator.comparing(Later::at).thenComparing(Later::order));
    private final Random chance = new Random(1602);
    private long nanos;
    private long order;
    private int underWay;

    private record Later(long at, long order, Runnable task) {}

    /** Lets time pass: what is due meanwhile has been done when this returns. */
    public void pass(Duration duration) {
        long end = nanos() + duration.toNanos();
        finish();
        for (Later next = due(end); next != null; next = due(end)) {
            next.task().run();
            finish();
        }
    }

    /** Waits until nothing is under way. */
    private synchronized void finish() {
        try {
            while (underWay > 0) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private synchronized void count(int more) {
        underWay += more;
        notifyAll();
    }

    private synchronized Later due(long end) {
        boolean isDue = !later.isEmpty() && later.peek().at() <= end;
        nanos = Math.max(nanos, isDue ? later.peek().at() : end);
        return isDue ? later.poll() : null;
    }

    @Override
    public synchronized long wall() {
        return BEGAN_MILLIS + nanos / 1_000_000;
    }

    @Override
    public synchronized long nanos() {
        return nanos;
    }

    @Override
    public Random chance() {
        return chance;
    }

    @Override
    public ScheduledExecutorService threads(String name, int count) {
        return new Threads(name, count);
    }

    private synchronized void add(long delayNanos, Runnable task) {
        later.add(new Later(nanos + delayNanos, order++, task));
    }

    /** Does at once what is due now. */
    private final class Threads extends ScheduledThreadPoolExecutor {
        Threads(String name, int count) {
            super(count, task -> {
                Thread thread = new Thread(task, name);
                thread.setDaemon(true);
                return thread;
            });
        }

        @Override
        public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
            if (delay <= 0) {
                return begin(task);
            }
            if (isShutdown()) {
                throw new RejectedExecutionException();
            }
            add(unit.toNanos(delay), () -> {
                if (!isShutdown()) {
                    task.run();
                }
            });
            return null;
        }

        private ScheduledFuture<?> begin(Runnable task) {
            count(1);
            try {
                return super.schedule(
                        () -> {
                            try {
                                task.run();
                            } finally {
                                count(-1);
                            }
                        },
                        0,
                        TimeUnit.SECONDS);
            } catch (RejectedExecutionException e) {
                count(-1);
                throw e;
            }
        }

        @Override
        @SuppressWarnings("FutureReturnValueIgnored") // the next time is told by the clock, not waited for
        public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long initial, long delay, TimeUnit unit) {
            return schedule(
                    () -> {
                        task.run();
                        scheduleWithFixedDelay(task, delay, delay, unit);
                    },
                    initial,
                    unit);
        }
    }
}
