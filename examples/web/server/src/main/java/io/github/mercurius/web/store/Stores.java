package io.github.mercurius.web.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.SQLExceptionOverride;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Opens stores. */
public final class Stores {
    /** Connections to a database, if nobody says how many. */
    public static final int CONNECTIONS = 8;

    private static final long PATIENCE_MILLIS = 5_000;

    private Stores() {}

    /** A store in a file of this server alone, by H2. */
    public static Store inFile(Path file) {
        return inFile(file, CONNECTIONS);
    }

    /** A store in a file, with a number of connections to it. */
    public static Store inFile(Path file, int connections) {
        keepPrivate(file.resolveSibling(file.getFileName() + ".mv.db"));
        // A commit is in the file before it is answered, so that a killed server loses no action. The server closes the
        // database itself, and has its own log.
        String options = ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0";
        return new SqlStore(pool("jdbc:h2:file:" + file.toAbsolutePath() + options, null, null, connections));
    }

    /** The file has hands, parts and invitations: nobody else may read it. */
    private static void keepPrivate(Path file) {
        Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-------");
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                return;
            }
            if (Files.exists(file)) {
                Files.setPosixFilePermissions(file, own);
            } else {
                Files.createFile(file, PosixFilePermissions.asFileAttribute(own));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "database file " + file + ": cannot be made, expected a folder to write in", e);
        }
    }

    /** A store in memory, for tests and for looking around: it is gone with the server. */
    public static Store inMemory(String name) {
        return new SqlStore(pool("jdbc:h2:mem:" + name, null, null, CONNECTIONS));
    }

    /**
     * The store at a JDBC address: one of PostgreSQL can be used by several servers at once.
     *
     * @param user null if the address says it
     * @param password null if the address says it, or none is needed
     */
    public static Store at(String url, @Nullable String user, @Nullable String password) {
        return at(url, user, password, CONNECTIONS);
    }

    /** The same, with a number of connections to it. */
    public static Store at(String url, @Nullable String user, @Nullable String password, int connections) {
        if (url.startsWith("jdbc:postgresql:")) {
            return new PostgresStore(new HikariDataSource(patient(config(url, user, password, connections))));
        }
        if (url.startsWith("jdbc:h2:")) {
            return new SqlStore(pool(url, user, password, connections));
        }
        throw new IllegalArgumentException(
                "database: address of another kind, expected jdbc:postgresql://… or jdbc:h2:…");
    }

    /** Nothing waits for ever: not for a server that stands still with a lock, and not for a network that is silent. */
    private static HikariConfig patient(HikariConfig config) {
        config.addDataSourceProperty(
                "options", "-c lock_timeout=2s -c statement_timeout=5s -c idle_in_transaction_session_timeout=5s");
        config.addDataSourceProperty("connectTimeout", "3");
        config.addDataSourceProperty("socketTimeout", "7");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        config.setValidationTimeout(2_000);
        config.setKeepaliveTime(30_000);
        config.setMaxLifetime(600_000);
        return config;
    }

    private static HikariDataSource pool(
            String url, @Nullable String user, @Nullable String password, int connections) {
        HikariConfig config = config(url, user, password, connections);
        config.setExceptionOverride(new ClosedDatabase());
        return new HikariDataSource(config);
    }

    /** H2 closes its database when a disk is full: the next connection opens it again. */
    private static final class ClosedDatabase implements SQLExceptionOverride {
        private static final Set<Integer> CODES = Set.of(90_007, 90_028, 90_067, 90_098);

        @java.lang.Override
        public Override adjudicate(SQLException failure) {
            return CODES.contains(failure.getErrorCode()) ? Override.MUST_EVICT : Override.CONTINUE_EVICT;
        }
    }

    private static HikariConfig config(String url, @Nullable String user, @Nullable String password, int connections) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        if (user != null) {
            config.setUsername(user);
        }
        if (password != null) {
            config.setPassword(password);
        }
        config.setMaximumPoolSize(connections);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setPoolName("database");
        return config;
    }
}
