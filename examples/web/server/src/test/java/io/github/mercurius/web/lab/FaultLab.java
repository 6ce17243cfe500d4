package io.github.mercurius.web.lab;

import io.github.mercurius.web.Page;
import io.github.mercurius.web.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;

/**
 * People play at many tables while servers, database, network, disk and clocks fail at random; in the end what each of
 * them was told is compared with what is stored. Ends with 1 if anything was lost or done twice, or if a table waited
 * for more than ten seconds while a server and the database were well.
 */
public final class FaultLab {
    private static final int AT_ONCE = 2;
    private static final String[] BOTS = {"--bot-delay", "300"};

    private final long seed = Long.getLong("lab.seed", 1);
    private final Random random = new Random(seed);
    private final int minutes = Integer.getInteger("lab.minutes", 30);
    private final int tables = Integer.getInteger("lab.tables", 100);
    private final SmallDisk disk = new SmallDisk();
    private final Path logs = Files.createTempDirectory("mercurius-lab-logs");
    private final List<Member> members = new ArrayList<>();
    private final Faults faults = new Faults(random);
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Queue<String> wrong = new ConcurrentLinkedQueue<>();

    private FaultLab() throws IOException {
        System.out.println("logs of the servers: " + logs);
    }

    public static void main(String[] args) throws Exception {
        FaultLab lab = new FaultLab();
        String database = System.getProperty("lab.database", "postgresql");
        if (database.equals("h2")) {
            lab.onFile();
        } else {
            lab.onPostgres();
        }
        lab.wrong.forEach(one -> System.out.println("WRONG: " + one));
        System.out.printf(
                "%s, %d tables, %d minutes, seed %d: %s%n",
                database,
                lab.tables,
                lab.minutes,
                lab.seed,
                lab.wrong.isEmpty() ? "nothing was lost or done twice" : lab.wrong.size() + " WRONG");
        System.exit(lab.wrong.isEmpty() ? 0 : 1);
    }

    private void onFile() throws Exception {
        try (SmallDisk own = disk) {
            String file = own.folder().resolve("tables").toString();
            Member member = new Member(0, logs, "", BOTS[0], BOTS[1], "--file", file);
            members.add(member);
            faults.addServer(member);
            faults.addDisk(own, member.name, () -> {});
            play(() -> metric(member, "mercurius_tables_overdue_seconds "));
            member.close();
            compareStored("jdbc:h2:file:" + file);
        }
    }

    private void onPostgres() throws Exception {
        String other = System.getProperty("lab.other", "");
        try (SmallDisk own = disk;
                Postgres postgres = Postgres.beginUnder(own.folder())) {
            for (int i = 0; i < 3; i++) {
                Cable toDatabase = new Cable(postgres.port());
                String url = postgres.url().replace(":" + postgres.port() + "/", ":" + toDatabase.port() + "/");
                Member member = new Member(i, logs, i == 2 ? other : "", BOTS[0], BOTS[1], "--database", url);
                members.add(member);
                faults.addServer(member);
                faults.addCable(member, toDatabase);
            }
            faults.addDatabase(postgres);
            faults.addDisk(own, Health.DATABASE, postgres::startIfStopped);
            play(new Overdue(postgres.url()));
            compareStored(postgres.url());
            members.forEach(Member::close);
        }
    }

    private void play(DoubleSupplier overdue) throws Exception {
        Health health = new Health(faults.victims());
        Crowd crowd = new Crowd(members.stream().map(Member::address).toList(), tables, wrong::add);
        Watch watch = new Watch(overdue, health, wrong::add);
        Thread watching = new Thread(watch, "watch");
        watching.start();
        crowd.begin();
        fail(health);
        crowd.end();
        watch.end();
        watching.join();
        crowd.compare();
        System.out.printf(
                "faults %s; longest wait of a table while a server and the database were well: %.1f s (%d looks)%n",
                counts, watch.longest(), watch.looks());
    }

    private void fail(Health health) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
        List<Thread> underWay = new ArrayList<>();
        while (System.nanoTime() < end) {
            Thread.sleep(500 + random.nextInt(3_000));
            underWay.removeIf(thread -> !thread.isAlive());
            Fault fault = faults.next();
            int millis = 1_000 + random.nextInt(11_000);
            if (underWay.size() < AT_ONCE && health.begins(fault.who())) {
                counts.merge(fault.kind(), 1, Integer::sum);
                Thread thread = new Thread(() -> happen(fault, millis, health), "fault");
                thread.start();
                underWay.add(thread);
            }
        }
        for (Thread thread : underWay) {
            thread.join();
        }
    }

    private void happen(Fault fault, int millis, Health health) {
        LocalTime now = LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS);
        System.out.println(now + " " + fault.kind() + ": " + fault.who() + ", " + millis + " ms");
        try {
            fault.begin().run();
            Thread.sleep(millis);
        } catch (Exception e) {
            wrong.add(fault + " cannot begin: " + e);
        }
        try {
            fault.end().run();
        } catch (Exception e) {
            wrong.add(fault + " cannot end: " + e);
        }
        health.ends(fault.who());
    }

    private static double metric(Member member, String name) {
        try {
            return new Page(member.process().address())
                    .send("GET", "/metrics", null)
                    .body()
                    .lines()
                    .filter(line -> line.startsWith(name))
                    .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                    .sum();
        } catch (RuntimeException e) {
            return 0;
        }
    }

    /** Each entry is there once, without a gap, and so is each request. */
    private void compareStored(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url)) {
            int entries = number(connection, "select count(*) from entries");
            System.out.println(
                    entries + " entries at " + number(connection, "select count(*) from tables") + " tables");
            check(
                    connection,
                    "tables with gaps",
                    "select count(*) from tables where version <> (select count(*) from entries where table_id = id)");
            check(
                    connection,
                    "requests done twice",
                    "select count(*) from (select table_id, request from entries where request is not null"
                            + " group by table_id, request having count(*) > 1) twice");
        }
    }

    private void check(Connection connection, String what, String sql) throws SQLException {
        int found = number(connection, sql);
        if (found != 0) {
            wrong.add(found + " " + what);
        }
    }

    private static int number(Connection connection, String sql) throws SQLException {
        try (ResultSet row = connection.createStatement().executeQuery(sql)) {
            row.next();
            return row.getInt(1);
        }
    }
}
