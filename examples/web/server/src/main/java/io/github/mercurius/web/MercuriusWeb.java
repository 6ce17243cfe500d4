package io.github.mercurius.web;

import io.github.mercurius.web.table.Schedule;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command that starts a server: {@code java -jar mercurius-web.jar}. */
@Command(
        name = "mercurius-web",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false,
        description = "Serves tables of Mercurius to browsers.",
        footer = {
            "",
            "Each option can be set in the environment (MERCURIUS_WEB_BOT_DELAY for --bot-delay)",
            "and in a file (--settings, 'bot-delay = 700'). A flag comes first, then the environment."
        })
public final class MercuriusWeb implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(MercuriusWeb.class);
    private static final Set<String> MAY_BE_ZERO =
            Set.of("--port", "--inside-port", "--drain", "--bot-delay", "--stopped");

    private static final int HIGHEST_PORT = 65_535;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "where to listen; 0.0.0.0 for everywhere")
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "PORT", description = "0 for any free one")
    private int port;

    @Option(
            names = "--inside-port",
            paramLabel = "PORT",
            description = "another port for /live, /ready and /metrics, with threads of its own")
    private @Nullable Integer insidePort;

    @Option(
            names = "--origin",
            split = ",",
            paramLabel = "ORIGIN",
            description = "other origins whose pages may use the server")
    private Set<String> origins = new LinkedHashSet<>();

    @Option(names = "--behind-proxy", description = "take the address of visitors from X-Forwarded-For")
    private boolean behindProxy;

    @Option(
            names = "--drain",
            paramLabel = "SECONDS",
            description = "how long it goes on after SIGTERM, while /ready says no")
    private int drain;

    @Option(names = "--settings", paramLabel = "FILE", description = "a file with lines such as 'port = 8080'")
    @SuppressWarnings("UnusedVariable") // Settings reads it, before the other options
    private @Nullable Path settings;

    @Mixin
    private final Stores stores = new Stores();

    @Mixin
    private final Limits limits = new Limits();

    @Mixin
    private final Schedule schedule = new Schedule();

    @Spec
    private @Nullable CommandSpec command;

    MercuriusWeb() {}

    public static void main(String[] args) {
        System.exit(run(System.getenv(), args));
    }

    static int run(Map<String, String> environment, String... args) {
        CommandLine command = new CommandLine(new MercuriusWeb());
        Settings settings;
        try {
            settings = new Settings(command, environment, args);
        } catch (IllegalArgumentException e) {
            command.getErr().println("mercurius-web: " + e.getMessage());
            return ExitCode.USAGE;
        }
        return command.setDefaultValueProvider(settings)
                .setParameterExceptionHandler((failure, line) -> {
                    command.getErr()
                            .println("mercurius-web: " + failure.getMessage()
                                    + settings.source(failure.getArgSpec())
                                            .map(source -> " (from " + source + ")")
                                            .orElse("")
                                    + "; --help shows all options");
                    return ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    line.getErr().println("mercurius-web: " + reason(failure));
                    return 1;
                })
                .execute(args);
    }

    private static String reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return "cannot listen: " + cause.getMessage() + ", expected a free port (--port) at an address of this"
                        + " machine (--host)";
            }
            if (cause.getMessage() != null && cause.getMessage().contains("Database may be already in use")) {
                return "the database file is in use by another server, expected one of this server's own (--file),"
                        + " or a PostgreSQL that several share (--database)";
            }
        }
        return String.valueOf(failure.getMessage()).replaceFirst("^Failed to initialize pool:", "database:");
    }

    @Override
    public Integer call() throws InterruptedException {
        checkNumbers();
        printSettings();
        WebServer server = WebServer.start(
                new WebServer.Address(host, port, insidePort, behindProxy, Set.copyOf(origins)),
                stores.open(),
                schedule,
                limits,
                new Machine());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> server.close(Duration.ofSeconds(drain)), "shutdown"));
        System.out.println("http://" + (host.equals("0.0.0.0") ? "localhost" : host) + ":" + server.port() + "/");
        new CountDownLatch(1).await();
        return 0;
    }

    private Stream<OptionSpec> options() {
        return Objects.requireNonNull(command, "command").options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp());
    }

    private void checkNumbers() {
        options().forEach(option -> {
            if (option.getValue() instanceof Number number) {
                if (number.doubleValue() < (MAY_BE_ZERO.contains(option.longestName()) ? 0 : Double.MIN_VALUE)) {
                    throw invalid(option, number, "more than 0");
                }
                if (option.longestName().endsWith("port") && number.intValue() > HIGHEST_PORT) {
                    throw invalid(option, number, "at most " + HIGHEST_PORT);
                }
            }
        });
    }

    private ParameterException invalid(OptionSpec option, Number number, String expected) {
        return new ParameterException(
                Objects.requireNonNull(command, "command").commandLine(),
                "Invalid value for option '" + option.longestName() + "': " + number + ", expected " + expected,
                option,
                String.valueOf(number));
    }

    /** All but secrets: a password may be in the address of a database too. */
    private void printSettings() {
        LoggingEventBuilder line = LOG.atInfo();
        for (OptionSpec option : options()
                .filter(one -> one.getValue() != null && !one.longestName().contains("password"))
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .toList()) {
            line = line.addKeyValue(
                    option.longestName().substring(2),
                    String.valueOf(option.<Object>getValue()).replaceFirst("\\?.*", "?…"));
        }
        line.log("settings");
    }
}
