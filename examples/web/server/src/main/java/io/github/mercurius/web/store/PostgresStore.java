package io.github.mercurius.web.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A store in PostgreSQL, where several servers tell each other of changes by LISTEN and NOTIFY. */
final class PostgresStore extends Store {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresStore.class);
    private static final String CHANNEL = "mercurius_tables";
    private static final int WAIT_MILLIS = 500;
    private static final long RETRY_MILLIS = 1_000;
    private static final int BEAT = 20;

    private volatile boolean closed;

    PostgresStore(HikariDataSource pool) {
        super(pool);
    }

    /** {@code create if not exists} alone is in the way of the same in another server. */
    @Override
    void keepOthersOut(Connection connection) throws SQLException {
        update(connection, "select pg_advisory_xact_lock(?)", (long) CHANNEL.hashCode());
    }

    @Override
    void announce(Connection connection, String table, int version) throws SQLException {
        update(connection, "select pg_notify(?, ?)", CHANNEL, table + " " + version);
    }

    @Override
    public void listen(Listener listener) {
        Thread thread = new Thread(() -> listenUntilClosed(listener), "database-listener");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public OptionalLong now() {
        String sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
        return OptionalLong.of(
                list("asking for the time", sql, row -> row.getLong(1)).get(0));
    }

    /** The pool takes back what could not be stored. */
    @Override
    void forget(Connection connection, SQLException cause) {}

    /** What a server that stands still holds is left out: it does not keep this one from the others. */
    @Override
    public List<Waiting> waiting(long before, int most) {
        return waiting(before, most, " for update skip locked");
    }

    private void listenUntilClosed(Listener listener) {
        while (!closed) {
            try (Connection connection = pool.getConnection()) {
                listen(connection, listener);
            } catch (SQLException | RuntimeException e) {
                // What is missed meanwhile, the regular comparison of versions finds.
                if (!closed) {
                    LOG.atWarn()
                            .addKeyValue("cause", e.getMessage())
                            .log("not listening to the database, trying again");
                    sleep();
                }
            }
        }
    }

    private void listen(Connection connection, Listener listener) throws SQLException {
        update(connection, "listen " + CHANNEL);
        PGConnection postgres = connection.unwrap(PGConnection.class);
        for (int silent = 0; !closed; silent++) {
            if (silent == BEAT) {
                // A network that is silent looks like a database that has nothing to tell.
                update(connection, "select 1");
                silent = 0;
            }
            PGNotification[] notifications = postgres.getNotifications(WAIT_MILLIS);
            if (notifications != null) {
                for (PGNotification notification : notifications) {
                    String[] parts = notification.getParameter().split(" ", 2);
                    listener.changed(parts[0], Integer.parseInt(parts[1]));
                }
            }
        }
        update(connection, "unlisten *");
    }

    private static void sleep() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        super.close();
    }
}
