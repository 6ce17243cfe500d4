package io.github.mercurius.rules.bots;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Kills processes that are late, as nothing else ends the wait for a pipe. */
final class Alarm {
    private static final int TICK_MILLIS = 10;
    private static final Set<BotProcess> WATCHED = ConcurrentHashMap.newKeySet();

    static {
        Thread thread = new Thread(Alarm::watch, "alarm for bots");
        thread.setDaemon(true);
        thread.start();
    }

    private Alarm() {}

    static void watch(BotProcess process) {
        WATCHED.add(process);
    }

    static void forget(BotProcess process) {
        WATCHED.remove(process);
    }

    private static void watch() {
        try {
            while (true) {
                Thread.sleep(TICK_MILLIS);
                WATCHED.forEach(process -> process.killIfLate(System.nanoTime()));
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
