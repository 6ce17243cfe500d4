package io.github.mercurius.web.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.github.mercurius.web.table.Stored;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/** A store in a database, in SQL that H2 and PostgreSQL both speak; alone on its database ({@link #listen}). */
class SqlStore implements Store {
    private static final String KEY_IS_TAKEN = "23505";
    private static final String FILE = "jdbc:h2:file:";

    final HikariDataSource pool;
    private final boolean isFile;
    private final ReadWriteLock turns = new ReentrantReadWriteLock();

    SqlStore(HikariDataSource pool) {
        this.pool = pool;
        isFile = pool.getJdbcUrl().startsWith(FILE);
        try {
            transaction("creating the tables", this::createTables);
        } catch (StoreException e) {
            pool.close();
            throw e;
        }
    }

    private boolean createTables(Connection connection) throws SQLException {
        keepOthersOut(connection);
        try (var statement = connection.createStatement()) {
            for (String sql : Schema.STATEMENTS) {
                statement.execute(sql);
            }
        }
        return true;
    }

    /** Until the end of the transaction no other server makes tables. */
    void keepOthersOut(Connection connection) throws SQLException {}

    /** Something done on a connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    final <T> T run(String what, Work<T> work) {
        return run(what, turns.readLock(), work);
    }

    private <T> T run(String what, Lock turn, Work<T> work) {
        try (Connection connection = pool.getConnection()) {
            turn.lock();
            try {
                return work.on(connection);
            } finally {
                turn.unlock();
            }
        } catch (SQLException e) {
            throw new StoreException(what, e);
        }
    }

    /** All or nothing. The pool makes the connection commit by itself again. */
    private <T> T transaction(String what, Work<T> work) {
        return run(what, isFile ? turns.writeLock() : turns.readLock(), connection -> {
            connection.setAutoCommit(false);
            T result;
            try {
                result = work.on(connection);
            } catch (SQLException | RuntimeException e) {
                rollBack(connection, e);
                throw e;
            }
            commit(connection);
            return result;
        });
    }

    /**
     * Stores what was done. H2 shows it to others before it is on the disk, and goes on showing it if the disk is full:
     * so nobody reads meanwhile, and the file is opened again as it is on the disk.
     */
    private void commit(Connection connection) throws SQLException {
        try {
            connection.commit();
        } catch (SQLException e) {
            if (isFile) {
                forget(connection, e);
            } else {
                rollBack(connection, e);
            }
            throw e;
        }
    }

    private static void forget(Connection connection, Exception cause) {
        try (var statement = connection.createStatement()) {
            statement.execute("shutdown immediately");
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    /** What went wrong first is what is told. */
    private static void rollBack(Connection connection, Exception cause) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    @Override
    public OptionalLong now() {
        return OptionalLong.empty();
    }

    @Override
    public long newest() {
        return list(
                        "looking for the newest entry",
                        "select max(at) from tables join entries on table_id = id and number = version - 1",
                        row -> row.getLong(1))
                .get(0);
    }

    @Override
    public final void measure(MeterRegistry meters) {
        pool.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(meters));
    }

    @Override
    public void create(String table, Stored first, Index index) {
        transaction("making a table", connection -> {
            update(
                    connection,
                    "insert into tables (id, version, created, listed, due, entry_version, summary)"
                            + " values (?, ?, ?, ?, ?, ?, ?)",
                    table,
                    1,
                    first.at(),
                    index.listed(),
                    index.due(),
                    EntryJson.VERSION,
                    index.summary());
            insert(connection, table, first);
            return true;
        });
    }

    @Override
    public boolean append(String table, Stored next, Index index) {
        try {
            return transaction("storing an entry", connection -> append(connection, table, next, index));
        } catch (StoreException e) {
            if (isTaken(e.getCause())) {
                return false;
            }
            throw e;
        }
    }

    private boolean append(Connection connection, String table, Stored next, Index index) throws SQLException {
        // The primary key of entries decides who is first; the table's row only follows.
        insert(connection, table, next);
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
        if (rows != 1) {
            connection.rollback();
            return false;
        }
        announce(connection, table, next.number() + 1);
        return true;
    }

    private static boolean isTaken(@Nullable Throwable cause) {
        return cause instanceof SQLIntegrityConstraintViolationException
                || (cause instanceof SQLException e && KEY_IS_TAKEN.equals(e.getSQLState()));
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

    @Override
    public OptionalInt version(String table) {
        Integer version = versions(List.of(table)).get(table);
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }

    @Override
    public Map<String, Integer> versions(Collection<String> tables) {
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

    @Override
    public List<Stored> entries(String table, int from) {
        return list(
                "reading a table",
                "select number, at, request, entry from entries where table_id = ? and number >= ? order by number",
                row -> new Stored(row.getInt(1), row.getLong(2), row.getString(3), EntryJson.read(row.getString(4))),
                table,
                from);
    }

    @Override
    public List<String> listed(int most) {
        return list(
                "listing tables",
                "select summary from tables where listed = true order by created desc limit ?",
                row -> row.getString(1),
                most);
    }

    @Override
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

    @Override
    public boolean claim(Waiting waiting, long until) {
        return run(
                "claiming a table",
                connection -> update(
                                connection,
                                "update tables set due = ? where id = ? and version = ? and due = ?",
                                until,
                                waiting.table(),
                                waiting.version(),
                                waiting.due())
                        == 1);
    }

    @Override
    public boolean delete(String table, int version) {
        return transaction("deleting a table", connection -> {
            boolean deleted =
                    update(connection, "delete from tables where id = ? and version = ?", table, version) == 1;
            if (deleted) {
                update(connection, "delete from entries where table_id = ?", table);
                announce(connection, table, -1);
            }
            return deleted;
        });
    }

    /** Tells other servers of a change, as part of the transaction that makes it. */
    void announce(Connection connection, String table, int version) throws SQLException {}

    @Override
    public void listen(Listener listener) {
        // H2's file belongs to one server: there is nobody to be told of.
    }

    @Override
    public void ping() {
        list("asking for an answer", "select 1", row -> row.getInt(1));
    }

    @Override
    public void close() {
        pool.close();
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
            return statement.executeUpdate();
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
