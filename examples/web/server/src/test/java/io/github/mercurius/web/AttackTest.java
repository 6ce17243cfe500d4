package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.http.Limits;
import io.github.mercurius.web.table.Secrets;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What hostile visitors send: it is refused, and the server goes on. */
@Tag("long")
class AttackTest {
    private static final int TOO_LARGE = 1 << 20;
    private static final Duration SOON = Duration.ofSeconds(10);

    @AutoClose
    private static final TestServer SERVER = TestServer.inMemory();

    @AfterAll
    static void isReady() {
        assertThat(SERVER.page().send("GET", "/ready", null).statusCode()).isEqualTo(200);
    }

    /** Notes how a WebSocket was closed. */
    private static final class Closing implements WebSocket.Listener {
        final CompletableFuture<Integer> code = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            code.complete(status);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            code.complete(1006);
        }
    }

    private static int closedAfter(String... messages) {
        Closing closing = new Closing();
        WebSocket socket = Page.open(SERVER.address(), closing);
        for (String message : messages) {
            socket.sendText(message, true).exceptionally(e -> null).join();
        }
        return closing.code.orTimeout(20, TimeUnit.SECONDS).join();
    }

    private static String hello(String table, String token) {
        return "{\"type\":\"hello\",\"version\":1,\"table\":\"" + table + "\",\"token\":"
                + (token == null ? "null" : '"' + token + '"') + ",\"from\":0,\"hash\":null,\"language\":\"en\"}";
    }

    private static Page table() {
        Page anna = SERVER.page();
        anna.make("{\"players\":3,\"timer\":0,\"public\":false,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        return anna;
    }

    @Test
    void aForgedTokenGetsNoSeat() {
        String table = table().table();
        assertThat(closedAfter(hello(table, Secrets.secret()))).isEqualTo(4401);
        assertThat(closedAfter(hello(table, ""))).isEqualTo(4401);
        assertThat(closedAfter(hello(table, "x".repeat(1000)))).isEqualTo(4401);
        assertThat(closedAfter(hello("x", null))).isEqualTo(4404);
        assertThat(closedAfter(hello("' or 1=1 --", null))).isEqualTo(4404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"type\":\"hello\"}",
                "{\"type\":\"act\",\"id\":\"a\",\"number\":0,\"action\":\"+AMS\"}",
                "{\"type\":\"hello\",\"version\":2,\"table\":\"x\",\"token\":null,\"language\":\"en\"}",
                "{\"type\":\"hello\",\"version\":1,\"table\":\"x\",\"token\":null,\"language\":\"en\",\"more\":1}",
                "{\"type\":\"hello\",\"type\":\"hello\",\"version\":1,\"table\":\"x\",\"token\":null,\"language\":\"en\"}",
                "{\"type\":\"hello\",\"version\":1e0,\"table\":\"x\",\"token\":null,\"language\":\"en\"}",
                "{\"type\":\"hello\",\"version\":1,\"table\":{\"a\":1},\"token\":null,\"language\":\"en\"}",
                "{\"type\":\"hello\",\"version\":1,\"table\":\"x\",\"token\":null,\"language\":\"xx\"}",
                "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]"
            })
    void whatTheProtocolDoesNotDescribeIsRefused(String message) {
        assertThat(closedAfter(message)).isEqualTo(4400);
    }

    @Test
    void aFrameThatIsTooLargeIsRefused() {
        assertThat(closedAfter("x".repeat(TOO_LARGE))).isIn(1009, 1006);
        Closing closing = new Closing();
        WebSocket socket = Page.open(SERVER.address(), closing);
        for (int i = 0; i < 100; i++) {
            socket.sendText("x".repeat(1000), false).exceptionally(e -> null).join();
        }
        assertThat(closing.code.orTimeout(20, TimeUnit.SECONDS).join()).isIn(1009, 1006);
    }

    @Test
    void aSmallFrameThatUnpacksToALargeOneIsRefused() {
        byte[] bomb = RawSocket.bomb(TOO_LARGE);
        assertThat(bomb).hasSizeLessThan(4_096);
        try (RawSocket socket = RawSocket.silent(SERVER.address())) {
            socket.send(RawSocket.upgrade(true));
            socket.send(bomb);
            assertThat(socket.closeCode()).isEqualTo(1009);
        }
    }

    @Test
    void binaryFramesAreRefused() {
        Closing closing = new Closing();
        Page.open(SERVER.address(), closing)
                .sendBinary(ByteBuffer.allocate(10), true)
                .join();
        assertThat(closing.code.orTimeout(20, TimeUnit.SECONDS).join()).isEqualTo(4400);
    }

    @Test
    void whoSaysNothingIsSentAway() {
        try (TestServer impatient = TestServer.with(Limits.loose(Duration.ofSeconds(1), Duration.ZERO))) {
            Closing closing = new Closing();
            Page.open(impatient.address(), closing);
            assertThat(closing.code.orTimeout(20, TimeUnit.SECONDS).join()).isEqualTo(4408);
        }
    }

    @Test
    void pagesOfOtherSitesAreRefused() {
        for (String origin : List.of("https://evil.example", "null", "http://127.0.0.1:1", "not an origin")) {
            try {
                Page.open(SERVER.address(), new Closing(), "Origin", origin).abort();
                assertThat(origin).as("refused").isEmpty();
            } catch (CompletionException e) {
                assertThat(e).hasStackTraceContaining("403");
            }
            HttpResponse<String> response = SERVER.page().send("GET", "/api/tables", null, "Origin", origin);
            assertThat(response.statusCode()).isEqualTo(403);
            assertThat(response.headers().firstValue("Access-Control-Allow-Origin"))
                    .isEmpty();
        }
        String own = "http://127.0.0.1:" + SERVER.address().getPort();
        assertThat(SERVER.page().send("GET", "/api/tables", null, "Origin", own).statusCode())
                .isEqualTo(200);
        Page.open(SERVER.address(), new Closing(), "Origin", own).abort();
        Page.open(SERVER.address(), new Closing(), "Origin", "https://friend.example")
                .abort();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"players\":2}",
                "{\"players\":6}",
                "{\"players\":\"3\"}",
                "{\"players\":3.5}",
                "{\"players\":99999999999}",
                "{\"players\":3,\"players\":3}",
                "{\"players\":3,\"startSeat\":3}",
                "{\"players\":3,\"timer\":-1}",
                "{\"players\":3,\"timer\":4}",
                "{\"players\":3,\"timer\":3601}",
                "{\"players\":3,\"dealing\":\"mine\"}",
                "{\"players\":3,\"rulings\":{\"dividends\":\"all\"}}",
                "{\"players\":3,\"rulings\":{\"more\":\"all\"}}",
                "{\"players\":3,\"bots\":{\"3\":\"random\"}}",
                "{\"players\":3,\"bots\":{\"-1\":\"random\"}}",
                "{\"players\":3,\"bots\":{\"1\":\"regent:1000000\"}}",
                "{\"players\":3,\"bots\":{\"1\":\"java.lang.Runtime\"}}",
                "{\"players\":3,\"me\":{\"seat\":3,\"name\":\"Anna\"}}",
                "{\"players\":3,\"me\":{\"seat\":0,\"name\":\"An\\u202Ena\"}}",
                "{\"players\":3,\"me\":{\"seat\":0,\"name\":\"\"}}",
                "{\"players\":3,\"me\":{\"seat\":0,\"name\":\"Anna\",\"admin\":true}}",
                "{\"players\":3,\"admin\":true}",
                "{\"players\":3,\"bots\":{\"0\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}"
            })
    void wishesForImpossibleTablesAreRefused(String wish) {
        HttpResponse<String> response =
                SERVER.page().send("POST", "/api/tables", wish, "Authorization", "Bearer " + Secrets.secret());
        assertThat(response.statusCode()).as(response.body()).isIn(400, 409);
        assertThat(Page.json(response.body()).get("message").textValue()).contains("expected");
        // no table is left behind without the visitor who wanted it
        assertThat(Page.json(SERVER.page().send("GET", "/api/tables", null).body())
                        .get("tables"))
                .noneMatch(table -> table.get("phase").textValue().equals("gathering")
                        && !table.get("names").toString().contains("<img"));
    }

    @Test
    void aBodyThatIsTooLargeIsRefused() {
        HttpResponse<String> response = SERVER.page().send("POST", "/api/tables", " ".repeat(TOO_LARGE));
        assertThat(response.statusCode()).isEqualTo(413);
    }

    @Test
    void htmlInNamesIsData() {
        Page anna = SERVER.page();
        String name = "<img src=x onerror=alert(1)>";
        anna.make("{\"players\":3,\"me\":{\"seat\":0,\"name\":\"" + name + "\"}}");
        HttpResponse<String> response = anna.get("");
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(Page.json(response.body()).get("seats").get(0).get("name").textValue())
                .isEqualTo(name);
    }

    @Test
    void pathsLeadNowhereElse() throws IOException {
        for (String path : List.of("/../logback.xml", "/%2e%2e/logback.xml", "/..%2flogback.xml", "//etc/passwd")) {
            assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                    .doesNotContain("configuration")
                    .doesNotContain("root:");
        }
        assertThat(SERVER.page().send("GET", "/logback.xml", null).statusCode()).isEqualTo(404);
    }

    private static String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), SERVER.address().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aTokenInAQueryIsNoToken() {
        Page anna = table();
        HttpResponse<String> response = SERVER.page()
                .send("PUT", "/api/tables/" + anna.table() + "/seats/1?token=" + anna.token, "{\"bot\":\"random\"}");
        assertThat(response.statusCode()).isEqualTo(401);
    }

    @Test
    void everyAnswerTellsTheBrowserWhatToRefuse() {
        for (String path : List.of("/", "/api/tables", "/nowhere", "/api/tables/x")) {
            HttpResponse<String> response = SERVER.page().send("GET", path, null);
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'")
                    .doesNotContain("unsafe-inline");
            assertThat(response.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
        }
    }

    @Test
    void aThousandSlowSocketsDoNotStopTheOthers() {
        try (TestServer slow = TestServer.inMemory()) {
            Page anna = slow.page();
            anna.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            List<RawSocket> sockets = new ArrayList<>();
            List<RawSocket> dripping = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                RawSocket socket = i % 4 == 0
                        ? RawSocket.spectator(slow.address(), anna.table(), i % 8 == 0)
                        : RawSocket.silent(slow.address());
                sockets.add(socket);
                if (i % 2 == 1) {
                    dripping.add(socket);
                }
            }
            anna.connect();
            for (byte each : RawSocket.upgrade(false)) {
                dripping.forEach(socket -> socket.send(each));
                anna.playUntil(anna.next() + 1);
            }
            anna.playUntil(Integer.MAX_VALUE);
            assertThat(anna.isOver()).isTrue();
            assertThat(slow.page().send("GET", "/ready", null).statusCode()).isEqualTo(200);
            sockets.forEach(RawSocket::close);
        }
    }

    @Test
    void visitorsAreLimited() {
        Limits limits = new Limits(4, 2, 3, 100, 20, 100_000, 8, 1, SOON, SOON, SOON, SOON);
        try (TestServer strict = TestServer.with(limits)) {
            Page page = strict.page();
            page.make("{\"players\":3}");
            page.make("{\"players\":3}");
            assertThat(page.send("POST", "/api/tables", "{\"players\":3}").statusCode())
                    .isEqualTo(429);
            for (int i = 0; i < 3; i++) {
                Page.open(strict.address(), new Closing());
            }
            Closing fourth = new Closing();
            Page.open(strict.address(), fourth);
            assertThat(fourth.code.orTimeout(20, TimeUnit.SECONDS).join()).isEqualTo(4429);
            boolean limited = false;
            for (int i = 0; i < 100 && !limited; i++) {
                HttpResponse<String> response = page.send("GET", "/api/bots", null);
                limited = response.statusCode() == 429;
                assertThat(response.headers().firstValue("Retry-After").isPresent())
                        .isEqualTo(limited);
            }
            assertThat(limited).isTrue();
        }
    }

    @Test
    void aFloodOfMessagesEndsTheConnection() {
        try (TestServer strict = TestServer.with(Limits.standard())) {
            Closing closing = new Closing();
            WebSocket socket = Page.open(strict.address(), closing);
            for (int i = 0; i < 200; i++) {
                socket.sendText("{\"type\":\"ping\"}", true)
                        .exceptionally(e -> null)
                        .join();
            }
            assertThat(closing.code.orTimeout(20, TimeUnit.SECONDS).join()).isIn(4429, 1006);
        }
    }

    @Test
    void metricsAreForTheInside() {
        assertThat(SERVER.page().send("GET", "/metrics", null).body()).contains("mercurius_connections");
        assertThat(SERVER.page()
                        .send("GET", "/metrics", null, "X-Forwarded-For", "1.2.3.4")
                        .statusCode())
                .isEqualTo(403);
    }
}
