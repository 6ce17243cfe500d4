package io.github.mercurius.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.Why;
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
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where tables are kept: their entries, each stored once by its number, and a row for each table to find it by. The SQL
 * is what H2 and PostgreSQL both speak. A store in H2 is alone on its database; several servers share one in
 * PostgreSQL.
 *
 * <p>All methods refuse what is asked as {@link Why#UNAVAILABLE} if the database does not answer, or not as it should:
 * it may have been done or not.
 */
final class Store implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Store.class);
    private static final Pattern VALUES = Pattern.compile("['\"(\\[{].*", Pattern.DOTALL);

    /** The version of entries that this server writes, and the newest that it reads. */
    static final int ENTRY_VERSION = 5;

    private static final JsonMapper ENTRIES = JsonMapper.builder().build();

    /** Names the lock of servers that make the tables at the same time. */
    private static final long MAKING_TABLES = "mercurius_tables".hashCode();

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

    private final HikariDataSource pool;
    private final boolean shared;

    /**
     * A store.
     *
     * @param shared whether the database is PostgreSQL, which other servers may use too
     */
    Store(HikariDataSource pool, boolean shared) {
        this.pool = pool;
        this.shared = shared;
        try {
            transaction("creating the tables", this::createTables);
        } catch (RefusedException e) {
            pool.close();
            throw e;
        }
    }

    private boolean createTables(Connection connection) throws SQLException {
        if (shared) {
            // "create if not exists" alone is in the way of the same in another server
            update(connection, "select pg_advisory_xact_lock(?)", MAKING_TABLES);
        }
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
    record Index(boolean listed, long due, String summary) {}

    /**
     * A table for which a server has to do something.
     *
     * @param due when
     */
    record Waiting(String table, int version, long due) {}

    /** What time it is there, in milliseconds since 1970, if all who use it share its clock. */
    OptionalLong now() {
        String sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
        return shared
                ? OptionalLong.of(
                        list("asking for the time", sql, row -> row.getLong(1)).get(0))
                : OptionalLong.empty();
    }

    /** Stores the first entries of a new table. */
    void create(String table, List<Stored> first, Index index) {
        transaction("making a table", connection -> {
            String sql = "insert into tables (id, version, created, listed, due, summary, entry_version)"
                    + " values (?, ?, ?, ?, ?, ?, " + ENTRY_VERSION + ")";
            long created = first.get(0).at();
            update(connection, sql, table, first.size(), created, index.listed(), index.due(), index.summary());
            for (Stored entry : first) {
                insert(connection, table, entry);
            }
            return true;
        });
    }

    /**
     * Stores the next entry of a table.
     *
     * @return false if another server stored one with that number before, or the table was deleted
     */
    boolean append(String table, Stored next, Index index) {
        return transaction("storing an entry", connection -> {
            // Of those who store the same number, the first changes the row; the others wait, and find another version.
            String sql = "update tables set version = ?, listed = ?, due = ?, summary = ?, entry_version = "
                    + ENTRY_VERSION + " where id = ? and version = ? and entry_version <= " + ENTRY_VERSION;
            int number = next.number();
            int rows = update(connection, sql, number + 1, index.listed(), index.due(), index.summary(), table, number);
            if (rows == 1) {
                insert(connection, table, next);
            }
            return rows == 1;
        });
    }

    private static void insert(Connection connection, String table, Stored stored) throws SQLException {
        String sql = "insert into entries (table_id, number, at, request, entry) values (?, ?, ?, ?, ?)";
        String entry = json(stored.entry());
        update(connection, sql, table, stored.number(), stored.at(), stored.request(), entry);
    }

    static String json(Entry entry) {
        try {
            return ENTRIES.writerFor(Entry.class).writeValueAsString(entry);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an entry cannot be written", e);
        }
    }

    static Entry entry(String json) {
        try {
            return ENTRIES.readValue(json, Entry.class);
        } catch (JsonProcessingException e) {
            // The message of the cause quotes the entry, which holds secrets.
            throw new RefusedException(
                    Why.NEWER, "table: of a newer server, expected that one to serve it, or this one to be renewed");
        }
    }

    /** How many entries tables have; those that were deleted are left out. */
    Map<String, Integer> versions(Collection<String> tables) {
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
     * @throws RefusedException if one is of a newer server
     */
    List<Stored> entries(String table, int from) {
        return list(
                "reading a table",
                "select number, at, request, entry from entries where table_id = ? and number >= ? order by number",
                row -> new Stored(row.getInt(1), row.getLong(2), row.getString(3), entry(row.getString(4))),
                table,
                from);
    }

    /** What the public list says of tables, the newest first. */
    List<String> listed(int most) {
        String sql = "select summary from tables where listed = true order by created desc limit ?";
        return list("listing tables", sql, row -> row.getString(1), most);
    }

    /**
     * The tables for which something was to be done before a time, the longest waiting first; those of newer servers
     * are left to these. What a server that stands still holds is left out: it does not keep this one from the others.
     */
    List<Waiting> waiting(long before, int most) {
        return list(
                "looking for what is to be done",
                "select id, version, due from tables where due < ? and entry_version <= ? order by due limit ?"
                        + (shared ? " for update skip locked" : ""),
                row -> new Waiting(row.getString(1), row.getInt(2), row.getLong(3)),
                before,
                ENTRY_VERSION,
                most);
    }

    /**
     * Takes over what is to be done for a table, so that other servers leave it alone until a time.
     *
     * @return false if another server was faster, or the table has changed
     */
    boolean claim(Waiting waiting, long until) {
        String sql = "update tables set due = ? where id = ? and version = ? and due = ?";
        return run(
                "claiming a table",
                connection -> update(connection, sql, until, waiting.table(), waiting.version(), waiting.due()) == 1);
    }

    /** Deletes a table, unless it has changed since a version. */
    boolean delete(String table, int version) {
        return transaction("deleting a table", connection -> {
            int rows = update(connection, "delete from tables where id = ? and version = ?", table, version);
            if (rows == 1) {
                update(connection, "delete from entries where table_id = ?", table);
            }
            return rows == 1;
        });
    }

    /** Adds what it measures of itself. */
    void measure(MeterRegistry meters) {
        pool.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(meters));
    }

    /** Asks the database for an answer. */
    void ping() {
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

    <T> T run(String what, Work<T> work) {
        try (Connection connection = pool.getConnection()) {
            return work.on(connection);
        } catch (SQLException e) {
            LOG.atWarn().addKeyValue("cause", reason(what, e)).log("the database does not answer");
            throw new RefusedException(
                    Why.UNAVAILABLE, "database: no answer, expected one: try again, with the same id");
        }
    }

    /**
     * What failed, and what the database says of it. Databases quote values in what they say, and an entry can hold
     * secrets, so values are left out.
     */
    static String reason(String what, SQLException failure) {
        StringBuilder reason = new StringBuilder(what + " failed");
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String said = String.valueOf(cause.getMessage());
            reason.append(": ").append(VALUES.matcher(said).replaceFirst("…"));
        }
        return reason.toString();
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

    /**
     * H2 goes on showing what it could not store, as the disk is full: so the file is opened again as it is there. Of
     * PostgreSQL, the pool takes it back.
     */
    private void forget(Connection connection, SQLException cause) {
        if (shared) {
            return;
        }
        try {
            update(connection, "shutdown immediately");
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    /** Makes a value of a row. */
    @FunctionalInterface
    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> list(String what, String sql, Row<T> reader, Object... values) {
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
