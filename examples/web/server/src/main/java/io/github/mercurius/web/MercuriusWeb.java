package io.github.mercurius.web;

import io.github.mercurius.web.http.Limits;
import io.github.mercurius.web.http.WebServer;
import io.github.mercurius.web.store.Store;
import io.github.mercurius.web.store.Stores;
import io.github.mercurius.web.table.Schedule;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that starts a server: {@code java -jar mercurius-web.jar}. */
@Command(
        name = "mercurius-web",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Serves tables of Mercurius to browsers.")
public final class MercuriusWeb implements Callable<Integer> {
    @Option(names = "--host", paramLabel = "ADDRESS", description = "where to listen; 0.0.0.0 for everywhere")
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "PORT", description = "0 for any free one")
    private int port;

    @Option(names = "--file", paramLabel = "FILE", description = "the database file, if there is no --database")
    private Path file = Path.of("mercurius-web");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = {
                "jdbc:postgresql://HOST/NAME: several servers may share it.",
                "User and password: environment variables MERCURIUS_DB_USER and MERCURIUS_DB_PASSWORD"
            })
    private @Nullable String database;

    @Option(names = "--origin", paramLabel = "ORIGIN", description = "another origin whose pages may use the server")
    private Set<String> origins = new LinkedHashSet<>();

    @Option(names = "--behind-proxy", description = "take the address of visitors from X-Forwarded-For")
    private boolean behindProxy;

    @Option(names = "--bot-delay", paramLabel = "MS", description = "how long bots wait before each action")
    private int botDelay = 700;

    @Option(names = "--no-limits", description = "no limits for visitors: for measurements only")
    private boolean noLimits;

    MercuriusWeb() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new MercuriusWeb())
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    line.getErr().println("mercurius-web: " + reason(failure));
                    return 1;
                })
                .execute(args));
    }

    private static String reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return "the port is taken, expected a free one (--port)";
            }
            if (cause.getMessage() != null && cause.getMessage().contains("Database may be already in use")) {
                return "the database file is in use by another server, expected one of this server's own (--file),"
                        + " or a PostgreSQL that several share (--database)";
            }
        }
        return String.valueOf(failure.getMessage());
    }

    @Override
    public Integer call() throws InterruptedException {
        Schedule schedule = Schedule.standard().withBotDelay(Duration.ofMillis(botDelay));
        WebServer server = WebServer.start(
                new WebServer.Address(host, port, behindProxy, Set.copyOf(origins)),
                store(),
                schedule,
                noLimits ? Limits.loose() : Limits.standard());
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
        System.out.println("http://" + (host.equals("0.0.0.0") ? "localhost" : host) + ":" + server.port() + "/");
        new CountDownLatch(1).await();
        return 0;
    }

    private Store store() {
        return database == null
                ? Stores.inFile(file)
                : Stores.at(database, System.getenv("MERCURIUS_DB_USER"), System.getenv("MERCURIUS_DB_PASSWORD"));
    }
}
