package io.github.mercurius.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A PostgreSQL of its own in a temporary folder, from the packages of this machine. */
public final class Postgres implements AutoCloseable {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
    private static final String USER = "mercurius";

    private final Path programs;
    private final Path folder;
    private final int port;

    private Postgres(Path programs, Path under) throws IOException {
        this.programs = programs;
        folder = Files.createTempDirectory(
                under,
                "mercurius-postgres",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxrwxrwx")));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        run("initdb", "-D", data(), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale");
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        start();
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
        return beginUnder(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** One whose data are in a folder. */
    public static Postgres beginUnder(Path folder) {
        try {
            return new Postgres(programs().orElseThrow(), folder);
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

    /** The time that all processes of the database spent on processors. */
    public Duration cpu() {
        return processes()
                .map(one -> one.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private Stream<ProcessHandle> processes() {
        try {
            long first = Long.parseLong(
                    Files.readAllLines(folder.resolve("data/postmaster.pid")).get(0));
            return ProcessHandle.of(first).stream().flatMap(one -> Stream.concat(Stream.of(one), one.descendants()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
                "-p " + port + " -c listen_addresses=127.0.0.1 -c max_connections=60 -k " + folder,
                "start");
    }

    public int port() {
        return port;
    }

    /** Starts it again if it gave up. */
    public void startIfStopped() {
        for (int tries = 0; tries < 20 && !answers(); tries++) {
            try {
                start();
            } catch (IllegalStateException e) {
                // it is still ending, or was started meanwhile
            }
        }
    }

    private boolean answers() {
        try {
            return number("select 1") == 1;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    /** All its processes stand still, or go on; one that ended meanwhile need not be told. */
    public void signal(String name) {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "kill -" + name + " \"$@\" || true", "kill"));
        processes().forEach(one -> command.add(String.valueOf(one.pid())));
        execute(command);
    }

    /** Stops at once, as if the machine lost its power. */
    public void crash() {
        run("pg_ctl", "-D", data(), "-m", "immediate", "stop");
    }

    @Override
    public void close() {
        run("pg_ctl", "-D", data(), "-m", "immediate", "stop");
        List<String> command = new ArrayList<>(asPostgres());
        command.addAll(List.of("rm", "-rf", data()));
        execute(command);
    }

    private void run(String program, String... arguments) {
        List<String> command = new ArrayList<>(asPostgres());
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        execute(command);
    }

    /** PostgreSQL refuses to run as root. */
    private static List<String> asPostgres() {
        return System.getProperty("user.name").equals("root") ? List.of("runuser", "-u", "postgres", "--") : List.of();
    }

    private void execute(List<String> command) {
        try {
            Path output = Files.createTempFile("mercurius-postgres", ".txt");
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
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
