package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * One address attacks a server in the open, with its standard limits, for twenty seconds. Meanwhile somebody at another
 * address plays: the waits are printed, and are what a player hardly notices.
 */
@Tag("nightly")
class OneAddressTest {
    private static final String ATTACKER = "127.0.0.66";
    private static final String RULES = "/rules/mercado/rules.js";
    private static final long SECONDS = 20;
    private static final long WARM_UP_SECONDS = 10;
    private static final double P99_MILLIS = 200;
    private static final double LONGEST_MILLIS = 1_000;

    @AutoClose
    private final TestServer server = TestServer.inTheOpen();

    private final AtomicBoolean over = new AtomicBoolean();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void end() throws InterruptedException {
        over.set(true);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** What a thread of the attacker does until the end; its connection may be ended at any time. */
    private interface Attack {
        void once() throws IOException, InterruptedException;
    }

    private void attack(Attack attack) {
        Thread thread = new Thread(() -> {
            while (!over.get()) {
                try {
                    attack.once();
                } catch (IOException | InterruptedException ended) {
                    pause();
                }
            }
        });
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Socket connect(int receiveBuffer) throws IOException {
        URI address = server.address();
        Socket socket = new Socket();
        socket.setReceiveBufferSize(receiveBuffer);
        socket.bind(new InetSocketAddress(ATTACKER, 0));
        socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), 5_000);
        socket.setSoTimeout(5_000);
        return socket;
    }

    private static void ask(Socket socket, String method, String path, String headers, int times) throws IOException {
        String request = method + " " + path + " HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n";
        socket.getOutputStream().write(request.repeat(times).getBytes(StandardCharsets.UTF_8));
    }

    /** Plays at another address, and says how long the server took for each action. */
    private void play(String attack) throws InterruptedException {
        List<Double> waits = new ArrayList<>();
        long warm = System.nanoTime() + WARM_UP_SECONDS * 1_000_000_000;
        long end = warm + SECONDS * 1_000_000_000;
        while (System.nanoTime() < end) {
            Page victim = server.page();
            victim.make("{\"players\":3,\"public\":false,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"greedy\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            victim.connect();
            while (!victim.isOver() && System.nanoTime() < end) {
                victim.await("my turn or the end", page -> page.isMyTurn() || page.isOver());
                if (victim.isMyTurn()) {
                    Thread.sleep(80);
                    long begun = System.nanoTime();
                    victim.act(victim.game.view().legalActions().get(0).notation());
                    if (begun > warm) {
                        waits.add((System.nanoTime() - begun) / 1e6);
                    }
                }
            }
            victim.cut();
        }
        assertThat(server.page().send("GET", "/live", null).statusCode()).isEqualTo(200);
        Collections.sort(waits);
        double p99 = waits.get((int) (0.99 * (waits.size() - 1)));
        double longest = waits.get(waits.size() - 1);
        System.out.printf("%s: %d actions, p99 %.0f ms, longest %.0f ms%n", attack, waits.size(), p99, longest);
        assertThat(p99).as("p99 of %d", waits.size()).isLessThan(P99_MILLIS);
        assertThat(longest).isLessThan(LONGEST_MILLIS);
    }

    @Test
    void nobody() throws InterruptedException {
        play("nobody attacks");
    }

    @Test
    void filesThatAreHardlyRead() throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            attack(() -> {
                try (Socket socket = connect(4_096)) {
                    ask(socket, "GET", RULES, "", 8);
                    InputStream in = socket.getInputStream();
                    while (!over.get() && in.readNBytes(1_000).length > 0) {
                        Thread.sleep(2_000);
                    }
                }
            });
        }
        play("300 connections hardly read");
    }

    /** Asks again and again on one connection, as soon as something of the answer is there. */
    private void asks(String method, String path, String headers, int pauseMillis) {
        attack(() -> {
            try (Socket socket = connect(65_536)) {
                ask(socket, method, path, headers, 1);
                while (!over.get() && socket.getInputStream().read(new byte[65_536]) > 0) {
                    Thread.sleep(pauseMillis);
                    ask(socket, method, path, headers, 1);
                }
            }
        });
    }

    @Test
    void headsOfFiles() throws InterruptedException {
        for (int i = 0; i < 50; i++) {
            asks("HEAD", RULES, "Accept-Encoding: gzip\r\n", 50);
        }
        play("1,000 HEAD requests a second");
    }

    @Test
    void aLongRecord() throws InterruptedException {
        Page spectator = server.page();
        spectator.make("{\"game\":\"mercado\",\"players\":4,\"timer\":0,\"bots\":"
                + "{\"1\":\"greedy\",\"2\":\"greedy\",\"3\":\"greedy\"},\"me\":{\"seat\":0,\"name\":\"Eve\"}}");
        for (int i = 0; i < 10; i++) {
            asks("GET", "/api/tables/" + spectator.table() + "/record", "", 20);
        }
        play("500 requests for a record a second");
    }
}
