package io.github.mercurius.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A PostgreSQL of its own in a temporary folder, from the packages of this machine. What it stores outlives its crash,
 * and not that of the machine.
 *
 * <p>Java's driver knows no Unix sockets, so it listens on a port: on one that the system gives to nobody who asks for
 * any, so that it is still free after a crash.
 */
public final class Postgres implements AutoCloseable {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
    private static final String USER = "mercurius";
    private static final int FIRST_PORT = 10_000;
    private static final int PORTS = 20_000;

    /** An empty one, to copy; it is made when it is first needed. */
    private static Path template;

    private static int nextPort = Math.floorMod(ProcessHandle.current().pid() * 7, PORTS);

    private final Path folder;
    private int port;

    private Postgres() throws IOException {
        folder = folder();
        asPostgres("cp", "-a", template() + "/data", data());
        while (port == 0) {
            listen();
        }
    }

    private static synchronized Path template() throws IOException {
        if (template == null) {
            template = folder();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(template)));
            run("initdb", "-D", template + "/data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N");
        }
        return template;
    }

    private static Path folder() throws IOException {
        Path folder = Files.createTempDirectory("mercurius-postgres");
        return Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    }

    /** Starts it on the next port, unless somebody else listens there. */
    private void listen() throws IOException {
        synchronized (Postgres.class) {
            nextPort = (nextPort + 1) % PORTS;
            port = FIRST_PORT + nextPort;
        }
        try {
            start();
        } catch (IllegalStateException e) {
            if (!Files.readString(folder.resolve("log")).contains("Address already in use")) {
                throw e;
            }
            asPostgres("rm", folder.resolve("log").toString());
            port = 0;
        }
    }

    /** Whether there is one; if not, says so. */
    public static boolean isInstalled() {
        boolean installed = programs().isPresent();
        if (!installed) {
            System.err.println("SKIPPED: no PostgreSQL in " + VERSIONS + "; install the package postgresql");
        }
        return installed;
    }

    private static Optional<Path> programs() {
        if (!Files.isDirectory(VERSIONS)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(VERSIONS)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Postgres begin() {
        try {
            return new Postgres();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
    }

    public String user() {
        return USER;
    }

    /** The one number that a query gives. */
    public long number(String sql) {
        try (Connection connection = DriverManager.getConnection(url());
                ResultSet row = connection.createStatement().executeQuery(sql)) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    public void start() {
        run(
                "pg_ctl",
                "-D",
                data(),
                "-l",
                folder.resolve("log").toString(),
                "-w",
                "-o",
                "-p " + port + " -k " + folder + " -c listen_addresses=127.0.0.1 -c max_connections=60"
                        + " -c fsync=off -c full_page_writes=off",
                "start");
    }

    public int port() {
        return port;
    }

    /** Stops at once, with whatever it was doing. */
    public void crash() {
        run("pg_ctl", "-D", data(), "-m", "immediate", "stop");
    }

    @Override
    public void close() {
        crash();
        delete(folder);
    }

    private static void delete(Path folder) {
        asPostgres("sh", "-c", "rm -rf " + folder + "/*");
        folder.toFile().delete();
    }

    private static void run(String program, String... arguments) {
        List<String> command = new ArrayList<>(
                List.of(programs().orElseThrow().resolve(program).toString()));
        command.addAll(List.of(arguments));
        asPostgres(command.toArray(String[]::new));
    }

    /** PostgreSQL refuses to run as root. */
    private static void asPostgres(String... command) {
        boolean isRoot = System.getProperty("user.name").equals("root");
        List<String> all = new ArrayList<>(isRoot ? List.of("runuser", "-u", "postgres", "--") : List.of());
        all.addAll(List.of(command));
        execute(all);
    }

    private static void execute(List<String> command) {
        try {
            Path output = Files.createTempFile("mercurius-postgres", ".txt");
            Process process = new ProcessBuilder(command)
                    .directory(new File(System.getProperty("java.io.tmpdir")))
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            int code = process.waitFor();
            String said = Files.readString(output, StandardCharsets.UTF_8);
            Files.delete(output);
            if (code != 0) {
                throw new IllegalStateException(command + " ended with " + code + ": " + said);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
