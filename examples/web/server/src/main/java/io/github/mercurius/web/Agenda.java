package io.github.mercurius.web;

import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.Schedule.Due;
import io.github.mercurius.web.table.TableState;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What is due for tables, and what time it is.
 *
 * <p>The time is that of the database, asked for every few seconds and counted on in between: if somebody sets the
 * clock of a server, no turn ends early or late. A database without a clock of its own has the server's clock of the
 * moment it began.
 */
final class Agenda {
    private static final long NANOS_IN_MILLI = 1_000_000;

    private final Schedule schedule;
    private final Supplier<OptionalLong> shared;
    private final LongSupplier nanoTime;
    private volatile long began;

    /**
     * An agenda.
     *
     * @param shared the clock of the database, if it has one that all its servers share
     * @param wall the clock of this server, in milliseconds since 1970
     * @param nanoTime what nobody can set
     */
    Agenda(Schedule schedule, Supplier<OptionalLong> shared, LongSupplier wall, LongSupplier nanoTime) {
        this.schedule = schedule;
        this.shared = shared;
        this.nanoTime = nanoTime;
        began = wall.getAsLong() - millis();
        synchronize();
    }

    private long millis() {
        return Math.floorDiv(nanoTime.getAsLong(), NANOS_IN_MILLI);
    }

    /** Asks the database for its time. */
    void synchronize() {
        long asked = millis();
        shared.get().ifPresent(now -> began = now - (asked + millis()) / 2);
    }

    /** In milliseconds since 1970. */
    long now() {
        return began + millis();
    }

    /** The next thing to do for a table. */
    Due next(TableState table) {
        return schedule.next(table);
    }

    /** How many milliseconds there are until the next thing is to be done. */
    long left(TableState table) {
        return Math.max(0, next(table).at() - now());
    }
}
