package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** One address does all that it can think of, at the same time; somebody at another address plays. */
@EnabledIfSystemProperty(named = "mercurius.attacks.seconds", matches = "\\d+", disabledReason = "measures")
class AllAttacksTest {
    private static final int SECONDS = Integer.getInteger("mercurius.attacks.seconds", 40);
    private static final String[] EVIL = {"X-Forwarded-For", "203.0.113.66"};
    private static final int TIMER_SECONDS = 5;
    private static final long P99_MICROS = 200_000;
    private static final String ATTACKERS_TABLE = "{\"players\":5,\"dealing\":\"sealed\",\"timer\":5,\"bots\":"
            + "{\"1\":\"regent:hard\",\"2\":\"regent:hard\",\"3\":\"regent:hard\",\"4\":\"regent:hard\"},"
            + "\"me\":{\"seat\":0,\"name\":\"Eve\"}}";

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<AtomicInteger> counts = new ArrayList<>();
    private final List<RawSocket> open = new ArrayList<>();
    private ServerProcess server;
    private volatile boolean ending;

    @BeforeEach
    void start() {
        server = ServerProcess.limited("--behind-proxy", "--database", "jdbc:h2:mem:attacked", "--bot-delay", "100");
    }

    @AfterEach
    void stop() throws InterruptedException {
        ending = true;
        threads.shutdownNow();
        threads.awaitTermination(10, TimeUnit.SECONDS);
        open.forEach(RawSocket::close);
        server.close();
    }

    /** Something that an attacker does again and again. */
    private interface Attack {
        void once() throws Exception;
    }

    private void attack(int everyMillis, Attack attack) {
        AtomicInteger times = new AtomicInteger();
        counts.add(times);
        threads.execute(() -> {
            while (!ending) {
                try {
                    attack.once();
                    Thread.sleep(everyMillis);
                } catch (InterruptedException e) {
                    return;
                } catch (Exception e) {
                    // refused or sent away: once more
                }
                times.incrementAndGet();
            }
        });
    }

    private HttpResponse<String> ask(String method, String path, String body) {
        return new Page(server.address()).send(method, path, body, EVIL);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String head(String first, String visitor) {
        return first + " HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + visitor + "\r\n";
    }

    private RawSocket socket(byte[] first) {
        RawSocket socket = RawSocket.silent(server.address());
        synchronized (open) {
            open.add(socket);
        }
        socket.send(first);
        return socket;
    }

    private static byte[] frames(int kind, int count) {
        byte[] frames = new byte[6 * count];
        for (int i = 0; i < frames.length; i += 6) {
            frames[i] = (byte) kind;
            frames[i + 1] = (byte) 0x80;
        }
        return frames;
    }

    private void attackAll(Page shared) {
        byte[] slowBody = bytes(head("POST /api/tables", EVIL[1]) + "Content-Length: 10000\r\n\r\n{");
        attack(100, () -> socket(slowBody));
        byte[] upgrade = bytes(new String(RawSocket.upgrade(false), StandardCharsets.UTF_8)
                .replace("Host: ", "X-Forwarded-For: " + EVIL[1] + "\r\nHost: "));
        for (int kind : new int[] {0x8A, 0x89, 0x00}) {
            attack(100, () -> {
                RawSocket flood = socket(upgrade);
                flood.drain();
                flood.send((byte) 0x01, (byte) 0x80, (byte) 0, (byte) 0, (byte) 0, (byte) 0);
                for (int i = 0; i < 10_000; i++) {
                    flood.send(frames(kind, 1_000));
                }
            });
        }
        attack(20, () -> ask("GET", "/api/tables", null));
        attack(20, () -> ask("POST", "/api/tables", "{".repeat(16_000)));
        AtomicInteger disguise = new AtomicInteger();
        attack(20, () -> {
            int number = disguise.incrementAndGet();
            RawSocket.ask(
                    server.address(),
                    bytes(head("GET /api/tables", "198.51.100." + number % 250)
                            + "X-Forwarded-For: 2001:db8::" + Integer.toHexString(number % 60_000) + ", " + EVIL[1]
                            + ":" + (1_000 + number % 60_000) + "\r\nConnection: close\r\n\r\n"));
        });
        attack(50, () -> {
            RawSocket spectator = socket(upgrade);
            spectator.send(RawSocket.hello(shared.table()));
        });
        attack(500, () -> {
            Page eve = new Page(server.address()).with(EVIL[0], EVIL[1]);
            eve.make(ATTACKERS_TABLE);
            eve.connect();
            eve.await("the game", page -> page.game != null);
            eve.ask("leave", Page.JSON.createObjectNode());
        });
        attack(100, () -> ask("PUT", "/api/tables/" + shared.table() + "/seats/2", "{\"name\":\"Eve\"}"));
    }

    /** Somebody who has a seat, and never acts: leaves, comes back, wants to undo, and refuses what others want. */
    private void freeze(Page eve) {
        int[] step = {0};
        attack(300, () -> {
            if (eve.closeCode() != 0) {
                eve.connect();
            }
            String[] types = {"leave", "back", "undo", "answer"};
            String type = types[step[0]++ % types.length];
            var fields = Page.JSON.createObjectNode();
            if (type.equals("undo")) {
                fields.put("number", eve.next()).put("keep", Math.max(0, eve.undoTo));
            } else if (type.equals("answer")) {
                fields.put("number", eve.next()).put("agree", false);
            }
            eve.request(type, fields);
        });
    }

    @Test
    void nobodyElseWaits() throws Exception {
        Page shared = new Page(server.address());
        shared.make("{\"players\":3,\"timer\":" + TIMER_SECONDS
                + ",\"bots\":{\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        Page eve = new Page(server.address()).with(EVIL[0], EVIL[1]);
        eve.sit(shared.table(), 1, "Eve", null);
        shared.connect();
        eve.connect();
        eve.await("the game", page -> page.game != null);
        attackAll(shared);
        freeze(eve);
        List<Long> turns = new ArrayList<>();
        threads.execute(() -> turnsOf(shared, turns));

        List<Long> micros = new ArrayList<>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (System.nanoTime() < end) {
            playGame(micros, end);
        }

        long[] sorted = micros.stream().mapToLong(Long::longValue).sorted().toArray();
        long p99 = sorted[sorted.length * 99 / 100];
        long longest;
        synchronized (turns) {
            longest = turns.stream().mapToLong(Long::longValue).max().orElseThrow();
        }
        System.out.printf(
                "%d actions, p50 %.1f ms, p99 %.1f ms; %d turns, the longest %.1f s with a timer of %d s; attacks %s%n",
                sorted.length,
                sorted[sorted.length / 2] / 1e3,
                p99 / 1e3,
                turns.size(),
                longest / 1e3,
                TIMER_SECONDS,
                counts);
        assertThat(counts).allMatch(times -> times.get() > 0);
        assertThat(sorted).hasSizeGreaterThan(100);
        assertThat(p99).isLessThan(P99_MICROS);
        assertThat(turns).hasSizeGreaterThan(3);
        assertThat(longest).isLessThan(TimeUnit.SECONDS.toMillis(TIMER_SECONDS + 2));
    }

    private void playGame(List<Long> micros, long end) throws InterruptedException {
        Page anna = new Page(server.address());
        anna.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"random\",\"2\":\"greedy\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        while (!anna.isOver() && System.nanoTime() < end) {
            anna.await("my turn", page -> page.isMyTurn() || page.isOver());
            Action action = anna.someAction();
            if (action != null) {
                int before = anna.next();
                long begun = System.nanoTime();
                anna.act(action.notation());
                anna.await("my own action", page -> page.next() > before);
                micros.add((System.nanoTime() - begun) / 1_000);
                Thread.sleep(60);
            }
        }
        anna.cut();
    }

    /** How long each turn at a table lasts, in milliseconds, whoever has it; Anna plays as fast as she can. */
    private void turnsOf(Page anna, List<Long> turns) {
        int[] turn = {anna.turns()};
        long since = System.nanoTime();
        while (!ending && !anna.isOver()) {
            anna.await("a turn", page -> page.turns() != turn[0] || page.isMyTurn() || page.isOver());
            Action action = anna.someAction();
            if (action != null) {
                anna.act(action.notation());
            }
            if (anna.turns() != turn[0]) {
                turn[0] = anna.turns();
                synchronized (turns) {
                    turns.add((System.nanoTime() - since) / 1_000_000);
                }
                since = System.nanoTime();
            }
        }
    }
}
