package io.github.mercurius.web.load;

import io.github.mercurius.web.Page;
import io.github.mercurius.web.Postgres;
import io.github.mercurius.web.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Measures how many tables a server holds at one action a second each, and what an action costs: {@code mvn -Pload
 * verify}.
 *
 * <p>At each table sits one person, whose page takes an action a second, and two bots that follow at once. Measured is
 * the time from sending an action to its answer, and for each entry that is stored, of people and bots, what the server
 * and the database need for it. The pages run on the same machine as the server.
 */
public final class Load {
    private static final int SECONDS = Integer.getInteger("load.seconds", 10);
    private static final int WARM_UP = Integer.getInteger("load.warmup", 8);
    private static final List<String> DATABASES =
            List.of(System.getProperty("load.database", "h2").split(",", -1));
    private static final List<String> TABLES =
            List.of(System.getProperty("load.tables", "100").split(",", -1));
    private static final String ENTRIES = "mercurius_store_append_seconds_count";

    private Load() {}

    public static void main(String[] args) throws Exception {
        for (String database : DATABASES) {
            if (database.equals("postgresql") && !Postgres.isInstalled()) {
                continue;
            }
            System.out.println("database " + database + ", " + SECONDS + " s each, one action a second at each table");
            for (String tables : TABLES) {
                measure(database, Integer.parseInt(tables));
            }
        }
        System.exit(0);
    }

    private static void measure(String database, int tables) throws IOException, InterruptedException {
        if (database.equals("h2")) {
            String file = Files.createTempDirectory("load").resolve("tables").toString();
            try (ServerProcess server = ServerProcess.start("--file", file)) {
                measure(tables, server, List.of());
            }
        } else if (database.equals("postgresql")) {
            try (Postgres postgres = Postgres.begin();
                    ServerProcess server = ServerProcess.start("--database", postgres.url())) {
                measure(
                        tables,
                        server,
                        List.of(
                                () -> postgres.cpu().toNanos() / 1000,
                                () -> postgres.number("select pg_total_relation_size('entries')"),
                                () -> postgres.number("select pg_current_wal_lsn() - '0/0'")));
            }
        } else {
            throw new IllegalArgumentException("load.database: " + database + ", expected h2 or postgresql");
        }
    }

    private static void measure(int tables, ServerProcess server, List<LongSupplier> ofDatabase)
            throws InterruptedException {
        ConcurrentLinkedQueue<Long> micros = new ConcurrentLinkedQueue<>();
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(tables);
        List<ScheduledFuture<?>> people = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            Person person = new Person(server.address(), micros);
            long start = ThreadLocalRandom.current().nextInt(1000);
            people.add(threads.scheduleAtFixedRate(person, start, 1000, TimeUnit.MILLISECONDS));
        }
        TimeUnit.SECONDS.sleep(WARM_UP);
        List<LongSupplier> costs = new ArrayList<>(
                List.of(() -> entries(server), () -> server.cpu().toNanos() / 1000, Page.RECEIVED::sum));
        costs.addAll(ofDatabase);
        long[] before = costs.stream().mapToLong(LongSupplier::getAsLong).toArray();
        micros.clear();
        TimeUnit.SECONDS.sleep(SECONDS);
        long[] sorted = micros.stream().mapToLong(Long::longValue).sorted().toArray();
        long[] after = costs.stream().mapToLong(LongSupplier::getAsLong).toArray();
        people.forEach(person -> person.cancel(true));
        report(tables, sorted);
        reportCosts(before, after);
        threads.shutdownNow();
    }

    private static long entries(ServerProcess server) {
        String metrics =
                new Page(server.address()).send("GET", "/metrics", null).body();
        return metrics.lines()
                .filter(line -> line.startsWith(ENTRIES))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    private static void report(int tables, long[] sorted) {
        if (sorted.length == 0) {
            System.out.println(tables + " tables: no answers");
            return;
        }
        System.out.printf(
                "%d tables: %.1f actions of people a second, answered in p50 %.1f ms, p99 %.1f ms, most %.1f ms%n",
                tables,
                sorted.length / (double) SECONDS,
                sorted[sorted.length / 2] / 1e3,
                sorted[sorted.length * 99 / 100] / 1e3,
                sorted[sorted.length - 1] / 1e3);
    }

    private static void reportCosts(long[] before, long[] after) {
        double entries = after[0] - before[0];
        System.out.printf(
                "  %.0f entries a second; each: %.2f ms of the server's processor time, %.0f characters to the page%n",
                entries / SECONDS, (after[1] - before[1]) / entries / 1000, (after[2] - before[2]) / entries);
        if (after.length > 3) {
            System.out.printf(
                    "  in PostgreSQL each: %.2f ms of processor time, %.0f bytes kept, %.0f bytes of log written%n",
                    (after[3] - before[3]) / entries / 1000,
                    (after[4] - before[4]) / entries,
                    (after[5] - before[5]) / entries);
        }
    }
}
