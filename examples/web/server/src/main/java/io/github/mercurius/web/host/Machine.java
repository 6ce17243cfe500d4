package io.github.mercurius.web.host;

import java.security.SecureRandom;
import java.util.Random;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** What a server has from the machine that it runs on: clocks, threads and chance. Tests have one of their own. */
public class Machine {
    private final SecureRandom chance = new SecureRandom();

    /** In milliseconds since 1970; somebody may set this clock. */
    public long wall() {
        return System.currentTimeMillis();
    }

    /** In nanoseconds since some moment; nobody can set this clock. */
    public long nanos() {
        return System.nanoTime();
    }

    /** New threads of a name, that do what is due now or later, and do not keep the program running. */
    public ScheduledExecutorService threads(String name, int count) {
        ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(count, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return threads;
    }

    /** Decides deals, outcomes and what bots choose: players must not be able to foresee it. */
    public Random chance() {
        return chance;
    }
}
