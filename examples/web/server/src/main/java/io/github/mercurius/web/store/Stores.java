package io.github.mercurius.web.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Opens stores. */
public final class Stores {
    private static final int CONNECTIONS = 8;
    private static final long PATIENCE_MILLIS = 5_000;

    private Stores() {}

    /** A store in a file of this server alone, by H2. */
    public static Store inFile(Path file) {
        // A commit is in the file before it is answered, so that a killed server loses no action.
        return new SqlStore(pool("jdbc:h2:file:" + file.toAbsolutePath() + ";WRITE_DELAY=0", null, null));
    }

    /** A store in memory, for tests and for looking around: it is gone with the server. */
    public static Store inMemory(String name) {
        return new SqlStore(pool("jdbc:h2:mem:" + name, null, null));
    }

    /**
     * The store at a JDBC address: one of PostgreSQL can be used by several servers at once.
     *
     * @param user null if the address says it
     * @param password null if the address says it, or none is needed
     */
    public static Store at(String url, @Nullable String user, @Nullable String password) {
        if (url.startsWith("jdbc:postgresql:")) {
            return new PostgresStore(pool(url, user, password));
        }
        if (url.startsWith("jdbc:h2:")) {
            return new SqlStore(pool(url, user, password));
        }
        throw new IllegalArgumentException(
                "database: address of another kind, expected jdbc:postgresql://… or jdbc:h2:…");
    }

    private static HikariDataSource pool(String url, @Nullable String user, @Nullable String password) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        if (user != null) {
            config.setUsername(user);
        }
        if (password != null) {
            config.setPassword(password);
        }
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setPoolName("database");
        return new HikariDataSource(config);
    }
}
