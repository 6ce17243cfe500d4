package io.github.mercurius.web.store;

import io.github.mercurius.web.table.Stored;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Where tables are kept: their entries, each stored once by its number, and a row for each table to find it by.
 *
 * <p>All methods throw a {@link StoreException} if the database does not answer. Any number of servers can use one
 * store.
 */
public interface Store extends AutoCloseable {
    /**
     * What a table is found by.
     *
     * @param listed whether it is shown in the public list
     * @param due when a server has to do something for it
     * @param summary what the public list says of it, as JSON
     */
    record Index(boolean listed, long due, String summary) {}

    /**
     * A table for which a server has to do something.
     *
     * @param due when
     */
    record Waiting(String table, int version, long due) {}

    /** Told of changes that other servers made. */
    @FunctionalInterface
    interface Listener {
        /** A table has a new version, or was deleted: then the version is −1. */
        void changed(String table, int version);
    }

    /** Stores the first entry of a new table. */
    void create(String table, Stored first, Index index);

    /**
     * Stores the next entry of a table.
     *
     * @return false if another server stored one with that number before, or the table was deleted
     */
    boolean append(String table, Stored next, Index index);

    /** How many entries a table has; none if there is no such table. */
    OptionalInt version(String table);

    /** How many entries tables have; those that were deleted are left out. */
    Map<String, Integer> versions(Collection<String> tables);

    /**
     * The entries of a table from a number on, in order.
     *
     * @throws io.github.mercurius.web.table.RefusedException if one is of a newer server
     */
    List<Stored> entries(String table, int from);

    /** What the public list says of tables, the newest first. */
    List<String> listed(int most);

    /**
     * The tables for which something was to be done before a time, the longest waiting first; those of newer servers
     * are left to these.
     */
    List<Waiting> waiting(long before, int most);

    /**
     * Takes over what is to be done for a table, so that other servers leave it alone until a time.
     *
     * @return false if another server was faster, or the table has changed
     */
    boolean claim(Waiting waiting, long until);

    /** Deletes a table, unless it has changed since a version. */
    boolean delete(String table, int version);

    /** Tells of changes that other servers make, from now on. */
    void listen(Listener listener);

    /** What time it is there, in milliseconds since 1970, if all who use it share its clock. */
    OptionalLong now();

    /** When the newest entry of any table was stored, in milliseconds since 1970; 0 without any. */
    long newest();

    /** Adds what it measures of itself. */
    default void measure(MeterRegistry meters) {}

    /** Asks the database for an answer. */
    void ping();

    @Override
    void close();
}
