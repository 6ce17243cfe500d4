package io.github.mercurius.web;

import io.github.mercurius.web.store.Store;
import io.github.mercurius.web.store.Stores;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for where tables are kept. */
final class DatabaseOptions {
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

    @Option(
            names = "--database-connections",
            paramLabel = "N",
            description = "connections to the database, one of them for what other servers change")
    private int connections = Stores.CONNECTIONS;

    DatabaseOptions() {}

    Store store() {
        return database == null ? Stores.inFile(file, connections) : Stores.at(database, user, password, connections);
    }
}
