package io.github.mercurius.web.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.github.mercurius.web.table.Stored;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Where tables are kept: their entries, each stored once by its number, and a row for each table to find it by. The SQL
 * is what H2 and PostgreSQL both speak; this store is alone on its database.
 *
 * <p>All methods throw a {@link StoreException} if the database does not answer.
 */
public class Store implements AutoCloseable {
    private static final List<String> SCHEMA = List.of(
            """
            create table if not exists tables (
              id varchar(22) primary key,
              version integer not null,
              created bigint not null,
              listed boolean not null,
              due bigint not null,
              entry_version integer not null,
              summary varchar(4000) not null)""",
            """
            create table if not exists entries (
              table_id varchar(22) not null,
              number integer not null,
              at bigint not null,
              request varchar(60),
              entry varchar(40000) not null,
              primary key (table_id, number))""",
            "create index if not exists tables_by_due on tables (due)",
            "create index if not exists tables_by_age on tables (created)");

    final HikariDataSource pool;

    Store(HikariDataSource pool) {
        this.pool = pool;
        try {
            transaction("creating the tables", this::createTables);
        } catch (StoreException e) {
            pool.close();
            throw e;
        }
    }

    private boolean createTables(Connection connection) throws SQLException {
        keepOthersOut(connection);
        for (String sql : SCHEMA) {
            update(connection, sql);
        }
        return true;
    }

    /**
     * What a table is found by.
     *
     * @param listed whether it is shown in the public list
     * @param due when a server has to do something for it
     * @param summary what the public list says of it, as JSON
     */
    public record Index(boolean listed, long due, String summary) {}

    /**
     * A table for which a server has to do something.
     *
     * @param due when
     */
    public record Waiting(String table, int version, long due) {}

    /** Told of changes that other servers made. */
    @FunctionalInterface
    public interface Listener {
        /** A table has a new version, or was deleted: then the version is −1. */
        void changed(String table, int version);
    }

    /** Until the end of the transaction no other server makes tables. */
    void keepOthersOut(Connection connection) throws SQLException {}

    /** Tells other servers of a change, as part of the transaction that makes it. */
    void announce(Connection connection, String table, int version) throws SQLException {}

    /** Tells of changes that other servers make, from now on. */
    public void listen(Listener listener) {}

    /** What time it is there, in milliseconds since 1970, if all who use it share its clock. */
    public OptionalLong now() {
        return OptionalLong.empty();
    }

    /** Stores the first entry of a new table. */
    public final void create(String table, Stored first, Index index) {
        transaction("making a table", connection -> {
            update(
                    connection,
                    "insert into tables (id, version, created, listed, due, entry_version, summary)"
                            + " values (?, 1, ?, ?, ?, ?, ?)",
                    table,
                    first.at(),
                    index.listed(),
                    index.due(),
                    EntryJson.VERSION,
                    index.summary());
            insert(connection, table, first);
            return true;
        });
    }

    /**
     * Stores the next entry of a table.
     *
     * @return false if another server stored one with that number before, or the table was deleted
     */
    public final boolean append(String table, Stored next, Index index) {
        return transaction("storing an entry", connection -> {
            // Of those who store the same number, the first changes the row; the others wait, and find another version.
            int rows = update(
                    connection,
                    "update tables set version = ?, listed = ?, due = ?, entry_version = ?, summary = ?"
                            + " where id = ? and version = ? and entry_version <= ?",
                    next.number() + 1,
                    index.listed(),
                    index.due(),
                    EntryJson.VERSION,
                    index.summary(),
                    table,
                    next.number(),
                    EntryJson.VERSION);
            if (rows == 1) {
                insert(connection, table, next);
                announce(connection, table, next.number() + 1);
            }
            return rows == 1;
        });
    }

    private static void insert(Connection connection, String table, Stored stored) throws SQLException {
        update(
                connection,
                "insert into entries (table_id, number, at, request, entry) values (?, ?, ?, ?, ?)",
                table,
                stored.number(),
                stored.at(),
                stored.request(),
                EntryJson.write(stored.entry()));
    }

    /** How many entries a table has; none if there is no such table. */
    public final OptionalInt version(String table) {
        Integer version = versions(List.of(table)).get(table);
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }

    /** How many entries tables have; those that were deleted are left out. */
    public final Map<String, Integer> versions(Collection<String> tables) {
        Map<String, Integer> versions = new HashMap<>();
        if (!tables.isEmpty()) {
            String marks = String.join(", ", Collections.nCopies(tables.size(), "?"));
            list(
                    "asking for versions",
                    "select id, version from tables where id in (" + marks + ")",
                    row -> versions.put(row.getString(1), row.getInt(2)),
                    tables.toArray());
        }
        return versions;
    }

    /**
     * The entries of a table from a number on, in order.
     *
     * @throws io.github.mercurius.web.table.RefusedException if one is of a newer server
     */
    public final List<Stored> entries(String table, int from) {
        return list(
                "reading a table",
                "select number, at, request, entry from entries where table_id = ? and number >= ? order by number",
                row -> new Stored(row.getInt(1), row.getLong(2), row.getString(3), EntryJson.read(row.getString(4))),
                table,
                from);
    }

    /** When the newest entry of any table was stored, in milliseconds since 1970; 0 without any. */
    public final long newest() {
        String sql = "select max(at) from tables join entries on table_id = id and number = version - 1";
        return list("looking for the newest entry", sql, row -> row.getLong(1)).get(0);
    }

    /** What the public list says of tables, the newest first. */
    public final List<String> listed(int most) {
        String sql = "select summary from tables where listed = true order by created desc limit ?";
        return list("listing tables", sql, row -> row.getString(1), most);
    }

    /**
     * The tables for which something was to be done before a time, the longest waiting first; those of newer servers
     * are left to these.
     */
    public List<Waiting> waiting(long before, int most) {
        return waiting(before, most, "");
    }

    final List<Waiting> waiting(long before, int most, String locks) {
        return list(
                "looking for what is to be done",
                "select id, version, due from tables where due < ? and entry_version <= ? order by due limit ?" + locks,
                row -> new Waiting(row.getString(1), row.getInt(2), row.getLong(3)),
                before,
                EntryJson.VERSION,
                most);
    }

    /**
     * Takes over what is to be done for a table, so that other servers leave it alone until a time.
     *
     * @return false if another server was faster, or the table has changed
     */
    public final boolean claim(Waiting waiting, long until) {
        String sql = "update tables set due = ? where id = ? and version = ? and due = ?";
        return run(
                "claiming a table",
                connection -> update(connection, sql, until, waiting.table(), waiting.version(), waiting.due()) == 1);
    }

    /** Deletes a table, unless it has changed since a version. */
    public final boolean delete(String table, int version) {
        return transaction("deleting a table", connection -> {
            int rows = update(connection, "delete from tables where id = ? and version = ?", table, version);
            if (rows == 1) {
                update(connection, "delete from entries where table_id = ?", table);
                announce(connection, table, -1);
            }
            return rows == 1;
        });
    }

    /** Adds what it measures of itself. */
    public final void measure(MeterRegistry meters) {
        pool.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(meters));
    }

    /** Asks the database for an answer. */
    public final void ping() {
        list("asking for an answer", "select 1", row -> row.getInt(1));
    }

    @Override
    public void close() {
        pool.close();
    }

    /** Something done on a connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    final <T> T run(String what, Work<T> work) {
        try (Connection connection = pool.getConnection()) {
            return work.on(connection);
        } catch (SQLException e) {
            throw new StoreException(what, e);
        }
    }

    /** All or nothing: what is not stored in the end, the pool takes back. */
    private <T> T transaction(String what, Work<T> work) {
        return run(what, connection -> {
            connection.setAutoCommit(false);
            T result = work.on(connection);
            try {
                connection.commit();
            } catch (SQLException e) {
                forget(connection, e);
                throw e;
            }
            return result;
        });
    }

    /** H2 goes on showing what it could not store, as the disk is full: so the file is opened again as it is there. */
    void forget(Connection connection, SQLException cause) {
        try {
            update(connection, "shutdown immediately");
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    /** Makes a value of a row. */
    @FunctionalInterface
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    final <T> List<T> list(String what, String sql, Row<T> reader, Object... values) {
        return run(what, connection -> {
            List<T> list = new ArrayList<>();
            try (PreparedStatement query = prepared(connection, sql, values);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    list.add(reader.read(row));
                }
            }
            return list;
        });
    }

    static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values)) {
            statement.execute();
            return statement.getUpdateCount();
        }
    }

    private static PreparedStatement prepared(Connection connection, String sql, @Nullable Object... values)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }
}
