package io.github.mercurius.web.lab;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/** Notices a table that waits too long, while the database and one server have been well all the time. */
final class Watch implements Runnable {
    private static final int LONGEST_WAIT_SECONDS = 10;

    private final DoubleSupplier overdue;
    private final Health health;
    private final Consumer<String> wrong;
    private volatile boolean ending;
    private double longest;
    private int looks;

    Watch(DoubleSupplier overdue, Health health, Consumer<String> wrong) {
        this.overdue = overdue;
        this.health = health;
        this.wrong = wrong;
    }

    @Override
    public void run() {
        boolean told = false;
        while (!ending) {
            boolean wasWell = health.wasWell(LONGEST_WAIT_SECONDS);
            double waits = overdue.getAsDouble(); // may take long: a server that is paused answers afterwards
            if (wasWell && health.wasWell(LONGEST_WAIT_SECONDS)) {
                looks++;
                longest = Math.max(longest, waits);
                if (waits > LONGEST_WAIT_SECONDS && !told) {
                    wrong.accept(LocalTime.now(ZoneId.systemDefault()) + " a table waits since " + waits + " s");
                }
                told = waits > LONGEST_WAIT_SECONDS;
            }
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    void end() {
        ending = true;
    }

    /** In seconds, when it has ended. */
    double longest() {
        return longest;
    }

    /** How often it looked while all was well. */
    int looks() {
        return looks;
    }
}
