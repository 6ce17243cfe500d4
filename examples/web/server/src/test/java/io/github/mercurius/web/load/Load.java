package io.github.mercurius.web.load;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.web.Page;
import io.github.mercurius.web.Postgres;
import io.github.mercurius.web.ServerProcess;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Measures how many tables a server holds at one action a second each: {@code mvn -Pload verify}.
 *
 * <p>At each table sits one person, whose page takes an action a second, and two bots that follow at once. Measured is
 * the time from sending an action to its answer. The pages run on the same machine as the server.
 */
public final class Load {
    private static final int SECONDS = Integer.getInteger("load.seconds", 20);
    private static final int WARM_UP = Integer.getInteger("load.warmup", 10);
    private static final String DATABASE = System.getProperty("load.database", "h2");
    private static final String TABLES = System.getProperty("load.tables", "25,50,100,200");

    private Load() {}

    public static void main(String[] args) throws Exception {
        System.out.println("database " + DATABASE + ", " + SECONDS + " s each, one action a second at each table");
        for (String tables : TABLES.split(",", -1)) {
            measure(Integer.parseInt(tables));
        }
        System.exit(0);
    }

    private static void measure(int tables) throws Exception {
        if (DATABASE.equals("postgresql")) {
            try (Postgres postgres = Postgres.begin();
                    ServerProcess server = ServerProcess.start("--database", postgres.url())) {
                measure(tables, server.address());
            }
        } else {
            String file = java.nio.file.Files.createTempDirectory("load")
                    .resolve("tables")
                    .toString();
            try (ServerProcess server = ServerProcess.start("--file", file)) {
                measure(tables, server.address());
            }
        }
    }

    private static void measure(int tables, URI server) throws InterruptedException {
        ConcurrentLinkedQueue<Long> micros = new ConcurrentLinkedQueue<>();
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(tables);
        List<ScheduledFuture<?>> people = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            Person person = new Person(server, micros);
            long start = ThreadLocalRandom.current().nextInt(1000);
            people.add(threads.scheduleAtFixedRate(person, start, 1000, TimeUnit.MILLISECONDS));
        }
        TimeUnit.SECONDS.sleep(WARM_UP);
        micros.clear();
        TimeUnit.SECONDS.sleep(SECONDS);
        long[] sorted = micros.stream().mapToLong(Long::longValue).sorted().toArray();
        people.forEach(person -> person.cancel(true));
        report(tables, sorted, new Page(server).send("GET", "/metrics", null).body());
        threads.shutdownNow();
    }

    private static void report(int tables, long[] sorted, String metrics) {
        if (sorted.length == 0) {
            System.out.println(tables + " tables: no answers");
            return;
        }
        System.out.printf(
                "%d tables: %.1f actions of people a second, answered in p50 %.1f ms, p99 %.1f ms, most %.1f ms; %s%n",
                tables,
                sorted.length / (double) SECONDS,
                sorted[sorted.length / 2] / 1e3,
                sorted[sorted.length * 99 / 100] / 1e3,
                sorted[sorted.length - 1] / 1e3,
                Arrays.stream(metrics.split("\n", -1))
                        .filter(line -> line.startsWith("mercurius_store_append_seconds_count"))
                        .findFirst()
                        .orElse(""));
    }

    /** Takes an action a second, at one table after the other. */
    private static final class Person implements Runnable {
        private final URI server;
        private final ConcurrentLinkedQueue<Long> micros;
        private Page page;

        Person(URI server, ConcurrentLinkedQueue<Long> micros) {
            this.server = server;
            this.micros = micros;
        }

        @Override
        public void run() {
            try {
                if (page == null || page.isOver()) {
                    sitDown();
                }
                act();
            } catch (RuntimeException e) {
                page = null;
            }
        }

        private void sitDown() {
            if (page != null) {
                page.cut();
            }
            page = new Page(server);
            page.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            page.connect();
        }

        private void act() {
            Action action = page.someAction();
            if (action == null) {
                return;
            }
            long start = System.nanoTime();
            JsonNode answer = page.act(action.notation());
            if (answer.get("type").textValue().equals("done")) {
                micros.add((System.nanoTime() - start) / 1000);
            }
        }
    }
}
