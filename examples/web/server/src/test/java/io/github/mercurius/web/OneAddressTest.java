package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.web.http.Limits;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever one address sends, the others do not wait. */
@Tag("long")
class OneAddressTest {
    private static final String GOOD = "198.51.100.7";
    private static final String EVIL = "203.0.113.66";
    private static final long SOON_MILLIS = 1_000;
    private static final int BODIES = 8;
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private static HttpResponse<String> ask(TestServer server, String method, String path, String visitor) {
        return server.page().send(method, path, null, "X-Forwarded-For", visitor);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void assertOthersDoNotWait(TestServer server) {
        for (int i = 0; i < 5; i++) {
            long begun = System.nanoTime();
            assertThat(ask(server, "GET", "/api/tables", GOOD).statusCode()).isEqualTo(200);
            assertThat((System.nanoTime() - begun) / 1_000_000).isLessThan(SOON_MILLIS);
        }
    }

    /** As if they came slowly enough for the limit of requests a second. */
    @Test
    void bodiesThatDoNotComeStopNobody() {
        Limits limits = new Limits(
                10_000, 10_000, 50, 10_000, 20, 100_000, BODIES, 0.25, MINUTE, MINUTE, Duration.ofSeconds(5), MINUTE);
        try (TestServer server = TestServer.behindProxy(limits)) {
            ask(server, "GET", "/api/tables", GOOD); // the first request loads classes
            assertOthersDoNotWait(server);
            List<RawSocket> sockets = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                RawSocket socket = RawSocket.silent(server.address());
                socket.send(bytes("POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + EVIL
                        + "\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"));
                sockets.add(socket);
            }
            assertOthersDoNotWait(server);
            sockets.forEach(RawSocket::close);
        }
    }

    @Test
    void socketsOfOneAddressKeepNobodyOut() {
        try (TestServer server = TestServer.behindProxy(Limits.standard())) {
            byte[] upgrade = bytes(new String(RawSocket.upgrade(false), StandardCharsets.UTF_8)
                    .replace("Host: ", "X-Forwarded-For: " + EVIL + "\r\nHost: "));
            List<RawSocket> sockets = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                RawSocket socket = RawSocket.silent(server.address());
                socket.send(upgrade);
                sockets.add(socket);
                if (i % 40 == 39) {
                    sleep(4_000);
                }
            }
            Page anna = server.page();
            anna.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            anna.connect();
            anna.await("the game", page -> page.game != null);
            sockets.forEach(RawSocket::close);
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0x8A, 0x89, 0x00})
    void framesThatCarryNothingEndTheConnection(int kind) {
        try (TestServer server = TestServer.behindProxy(Limits.standard());
                RawSocket socket = RawSocket.silent(server.address())) {
            socket.send(RawSocket.upgrade(false));
            socket.drain();
            socket.send((byte) 0x01, (byte) 0x80, (byte) 0, (byte) 0, (byte) 0, (byte) 0); // a text that begins
            ByteBuffer frames = ByteBuffer.allocate(6_000);
            while (frames.hasRemaining()) {
                frames.put((byte) kind).put((byte) 0x80).putInt(0);
            }
            int sent = 0;
            try {
                for (; sent < 10_000; sent++) {
                    socket.send(frames.array());
                }
            } catch (java.io.UncheckedIOException ended) {
                // as it should be
            }
            assertThat(sent).as("blocks of a thousand frames").isLessThan(5_000);
            assertOthersDoNotWait(server);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/nowhere HTTP/1.1\r\nHost: x\r\n",
                "PATCH /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n",
                "GET /api/tables/%zz HTTP/1.1\r\nHost: x\r\n",
                "GET /api/tables HTTP/9.9\r\nHost: x\r\n",
                "GET /api/tables HTTP/1.1\r\n",
                "nonsense\r\n",
                "GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n",
                "LONG"
            })
    void everyRefusalIsJson(String request) throws Exception {
        String head = request.equals("LONG") ? "GET /api/" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\n" : request;
        try (TestServer server = TestServer.behindProxy(Limits.standard())) {
            String answer = RawSocket.ask(server.address(), bytes(head + "Connection: close\r\n\r\n"));
            int body = answer.indexOf("\r\n\r\n") + 4;
            assertThat(answer).containsPattern("^HTTP/1.1 (4..|505) ");
            assertThat(answer.substring(0, body)).containsIgnoringCase("content-type: application/json");
            JsonNode json = Page.json(answer.substring(body).replaceAll("(?s)^[0-9A-Fa-f]+\r\n(.*)\r\n0\r\n.*", "$1"));
            assertThat(json.get("error").isTextual()).as(answer).isTrue();
            assertThat(json.get("message").textValue()).as(answer).contains(" ").doesNotContain("jetty");
        }
    }
}
