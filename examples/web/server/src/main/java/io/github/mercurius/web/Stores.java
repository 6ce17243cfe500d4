package io.github.mercurius.web;

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
import picocli.CommandLine.Option;

/** Opens stores: options of the command say which. */
final class Stores {
    private static final int CONNECTIONS = 8;
    private static final long PATIENCE_MILLIS = 5_000;

    @Option(names = "--file", paramLabel = "FILE", description = "the database file, if there is no --database")
    private Path file = Path.of("mercurius-web");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "jdbc:postgresql://HOST/NAME: several servers may share it")
    private @Nullable String database;

    @Option(names = "--database-user", paramLabel = "NAME", description = "whom the database knows")
    private @Nullable String user;

    @Option(
            names = "--database-password",
            paramLabel = "PASSWORD",
            description = "everybody on the machine sees flags: set MERCURIUS_WEB_DATABASE_PASSWORD")
    private @Nullable String password;

    @Option(names = "--database-connections", paramLabel = "N", description = "connections to --database")
    private int connections = CONNECTIONS;

    Stores() {}

    /** The store that the options name. */
    Store open() {
        return database == null ? inFile(file) : at(database, user, password, connections);
    }

    /**
     * A store in a file of this server alone, by H2. It has one connection, so that nobody reads what another one is
     * storing before it is on the disk.
     */
    static Store inFile(Path file) {
        keepPrivate(file.resolveSibling(file.getFileName() + ".mv.db"));
        // A commit is in the file before it is answered, so that a killed server loses no action. The server closes the
        // database itself, and has its own log.
        String options = ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0";
        return at("jdbc:h2:file:" + file.toAbsolutePath() + options, null, null, 1);
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

    /** The store at a JDBC address: one of PostgreSQL can be used by several servers at once. */
    static Store at(String url) {
        return at(url, null, null, CONNECTIONS);
    }

    /** The same; user and password are null if the address says them, or none is needed. */
    static Store at(String url, @Nullable String user, @Nullable String password, int connections) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(user);
        config.setPassword(password);
        config.setMaximumPoolSize(connections);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setPoolName("database");
        boolean isShared = url.startsWith("jdbc:postgresql:");
        if (isShared) {
            bePatient(config);
        } else if (url.startsWith("jdbc:h2:")) {
            config.setMaxLifetime(0);
            config.setExceptionOverride(new ClosedDatabase());
        } else {
            throw new IllegalArgumentException(
                    "database: address of another kind, expected jdbc:postgresql://… or jdbc:h2:…");
        }
        return new Store(new HikariDataSource(config), isShared);
    }

    /** Nothing waits for ever: not for a server that stands still with a lock, and not for a network that is silent. */
    private static void bePatient(HikariConfig config) {
        config.addDataSourceProperty(
                "options", "-c lock_timeout=2s -c statement_timeout=5s -c idle_in_transaction_session_timeout=5s");
        config.addDataSourceProperty("connectTimeout", "3");
        config.addDataSourceProperty("socketTimeout", "7");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        config.setValidationTimeout(2_000);
        config.setKeepaliveTime(30_000);
        config.setMaxLifetime(600_000);
    }

    /** H2 closes its database when a disk is full: the next connection opens it again. */
    private static final class ClosedDatabase implements SQLExceptionOverride {
        private static final Set<Integer> CODES = Set.of(90_007, 90_028, 90_067, 90_098);

        @java.lang.Override
        public Override adjudicate(SQLException failure) {
            return CODES.contains(failure.getErrorCode()) ? Override.MUST_EVICT : Override.CONTINUE_EVICT;
        }
    }
}
