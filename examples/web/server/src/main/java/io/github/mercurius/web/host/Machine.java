package io.github.mercurius.web.host;

import java.security.SecureRandom;
import java.util.Random;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** What a server has from the machine that it runs on: clocks, threads and chance. */
public interface Machine {
    /** In milliseconds since 1970; somebody may set this clock. */
    long wall();

    /** In nanoseconds since some moment; nobody can set this clock. */
    long nanos();

    /** New threads of a name, that do what is due now or later, and do not keep the program running. */
    ScheduledExecutorService threads(String name, int count);

    /** Decides deals, outcomes and what bots choose: players must not be able to foresee it. */
    Random chance();

    /** This machine. */
    static Machine real() {
        SecureRandom chance = new SecureRandom();
        return new Machine() {
            @Override
            public long wall() {
                return System.currentTimeMillis();
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public ScheduledExecutorService threads(String name, int count) {
                ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(count, task -> {
                    Thread thread = new Thread(task, name);
                    thread.setDaemon(true);
                    return thread;
                });
                threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
                return threads;
            }

            @Override
            public Random chance() {
                return chance;
            }
        };
    }
}
