package io.github.mercurius.web;

import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.util.Random;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** What a server has from the machine that it runs on: clocks, threads and chance. Tests have one of their own. */
class Machine {
    private final SecureRandom chance = new SecureRandom();

    /** In milliseconds since 1970; somebody may set this clock. */
    long wall() {
        return System.currentTimeMillis();
    }

    /** In nanoseconds since some moment; nobody can set this clock. */
    long nanos() {
        return System.nanoTime();
    }

    /** The processor time of the thread that asks. */
    long threadNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** New threads of a name, that do what is due now or later, and do not keep the program running. */
    ScheduledExecutorService threads(String name, int count) {
        ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(count, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return threads;
    }

    /** Decides deals, outcomes and what bots choose: players must not be able to foresee it. */
    Random chance() {
        return chance;
    }
}
