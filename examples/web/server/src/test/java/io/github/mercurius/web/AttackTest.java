package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.web.table.Secrets;
import java.io.IOException;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What hostile visitors send: it is refused, and the server goes on. */
class AttackTest {
    private static final String TABLE = "{\"players\":3,\"timer\":0,\"public\":false,\"bots\":"
            + "{\"1\":\"random\",\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}";
    private static final String PUBLIC = "{\"players\":3,\"me\":{\"seat\":0,\"name\":\"Anna\"}}";
    private static final String RULES = "/rules/mercado/rules.js";
    private static final int TOO_LARGE = 1 << 20;
    private static final String GOOD = "198.51.100.7";
    private static final String EVIL = "203.0.113.66";

    @AutoClose
    private static final TestServer SERVER = TestServer.inMemory();

    @AfterAll
    static void isReady() {
        assertThat(SERVER.page().send("GET", "/ready", null).statusCode()).isEqualTo(200);
    }

    /** Notes how a WebSocket was closed, and whether something came before. */
    private static final class Closing implements WebSocket.Listener {
        private final CompletableFuture<Integer> code = new CompletableFuture<>();
        private final CompletableFuture<Void> heard = new CompletableFuture<>();

        int code() {
            return code.orTimeout(2, TimeUnit.MINUTES).join();
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            heard.complete(null);
            socket.request(1);
            return null;
        }

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
        return closing.code();
    }

    private static String hello(String table, String token) {
        return "{\"type\":\"hello\",\"version\":1,\"table\":\"" + table + "\",\"token\":"
                + (token == null ? "null" : '"' + token + '"') + ",\"from\":0,\"hash\":null,\"language\":\"en\"}";
    }

    private static Page table() {
        Page anna = SERVER.page();
        anna.make(TABLE);
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
        assertThat(closing.code()).isIn(1009, 1006);
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
        assertThat(closing.code()).isEqualTo(4400);
    }

    @Test
    void whoSaysNothingIsSentAway() {
        try (TestServer impatient = TestServer.with(CommandLine.populateCommand(TestServer.loose(), "--hello=1"))) {
            Closing closing = new Closing();
            Page.open(impatient.address(), closing)
                    .sendText("{\"type\":\"ping\"}", true)
                    .join();
            closing.heard.orTimeout(2, TimeUnit.MINUTES).join(); // the server knows it
            impatient.pass(Duration.ofSeconds(2));
            assertThat(closing.code()).isEqualTo(4408);
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
                "{\"players\":3,\"timer\":604801}",
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

    @Test
    void aFileOfThePageIsPackedOnceAlsoForWhoAsksForItsHeadAlone() {
        Page page = SERVER.page();
        String[] gzip = {"Accept-Encoding", "gzip"};
        HttpResponse<String> plain = page.send("GET", RULES, null);
        HttpResponse<String> head = page.send("HEAD", RULES, null, gzip);
        assertThat(head.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(head.headers().firstValueAsLong("Content-Length").orElseThrow())
                .isEqualTo(page.send("GET", RULES, null, gzip)
                        .headers()
                        .firstValueAsLong("Content-Length")
                        .orElseThrow())
                .isLessThan(plain.body().length() / 2L);
        String tag = plain.headers().firstValue("ETag").orElseThrow();
        assertThat(page.send("GET", RULES, null, "If-None-Match", tag).statusCode())
                .isEqualTo(304);
    }

    /** Who asks for the files of the page and reads none holds connections, and no thread. */
    @Test
    void filesThatNobodyReadsStopNobody() throws IOException {
        List<RawSocket> sockets = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            RawSocket socket = RawSocket.silent(SERVER.address());
            sockets.add(socket);
            socket.send(bytes(("GET " + RULES + " HTTP/1.1\r\nHost: x\r\n\r\n").repeat(8)));
        }
        for (RawSocket socket : sockets) {
            socket.readOne();
        }
        assertThat(Thread.getAllStackTraces().values())
                .noneMatch(stack -> java.util.stream.Stream.of(stack)
                        .anyMatch(frame -> frame.getMethodName().equals("write")
                                && frame.getClassName().contains("HttpOutput")));
        assertThat(SERVER.page().send("GET", "/live", null).statusCode()).isEqualTo(200);
        sockets.forEach(RawSocket::close);
    }

    @Test
    void oneAddressDoesNotFillThePublicList() {
        Limits limits = CommandLine.populateCommand(TestServer.loose(), "--listed-per-visitor=3");
        try (TestServer server = TestServer.behindProxy(limits)) {
            Page honest = server.page().with("X-Forwarded-For", GOOD);
            honest.make(PUBLIC);
            Page evil = server.page().with("X-Forwarded-For", EVIL);
            for (int i = 0; i < 3; i++) {
                evil.make(PUBLIC);
            }
            HttpResponse<String> more = evil.send("POST", "/api/tables", "{\"players\":3}", "X-Forwarded-For", EVIL);
            assertThat(more.statusCode()).isEqualTo(429);
            assertThat(more.body()).contains("3 public tables were made from here");
            evil.make("{\"players\":3,\"public\":false}");
            server.page().with("X-Forwarded-For", GOOD).make(PUBLIC);
            assertThat(server.page().send("GET", "/api/tables", null).body()).contains(honest.table());
        }
    }

    private static String raw(String request) throws IOException {
        return RawSocket.ask(SERVER.address(), bytes(request));
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
    @Tag("nightly")
    void aThousandSlowSocketsDoNotStopTheOthers() {
        try (TestServer slow = TestServer.inMemory()) {
            Page anna = slow.page();
            anna.make(TABLE);
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

    /** Whatever one address sends, another does not wait. */
    @Test
    void visitorsAreLimited() {
        Limits limits = CommandLine.populateCommand(
                new Limits(), "--requests-per-second=4", "--tables-per-minute=2", "--connections-per-visitor=3");
        try (TestServer strict = TestServer.behindProxy(limits)) {
            String[] evil = {"X-Forwarded-For", EVIL};
            Page page = strict.page().with(evil[0], evil[1]);
            page.make("{\"players\":3}");
            page.make("{\"players\":3}");
            assertThat(page.send("POST", "/api/tables", "{\"players\":3}", evil).statusCode())
                    .isEqualTo(429);
            for (int i = 0; i < 3; i++) {
                Page.open(strict.address(), new Closing(), evil);
            }
            Closing fourth = new Closing();
            Page.open(strict.address(), fourth, evil);
            assertThat(fourth.code()).isEqualTo(4429);
            for (int requests = 7; requests < 5 * 4; requests++) {
                assertThat(page.send("GET", "/api/games", null, evil).statusCode())
                        .isEqualTo(200);
            }
            HttpResponse<String> limited = page.send("GET", "/api/games", null, evil);
            assertThat(limited.statusCode()).isEqualTo(429);
            assertThat(limited.headers().firstValue("Retry-After")).isPresent();

            Page anna = strict.page().with("X-Forwarded-For", GOOD);
            anna.make(TABLE);
            anna.connect();
            anna.await("the game", other -> other.game != null);
        }
    }

    /** Twenty threads of a visitor are for requests. */
    @Test
    void socketsHoldNoThread() {
        try (TestServer server = TestServer.behindProxy(new Limits())) {
            for (int i = 0; i < 30; i++) {
                Page.open(server.address(), new Closing(), "X-Forwarded-For", GOOD);
            }
            assertThat(server.page()
                            .send("GET", "/api/games", null, "X-Forwarded-For", GOOD)
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    /** Each body that is under way holds a thread: twenty of a visitor, and no more. */
    @Test
    void bodiesThatDoNotComeStopNobody() {
        try (TestServer server = TestServer.behindProxy(new Limits())) {
            List<RawSocket> sockets = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                RawSocket socket = RawSocket.silent(server.address());
                sockets.add(socket);
                socket.send(bytes("POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + EVIL
                        + "\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"));
            }
            assertThat(server.page()
                            .send("POST", "/api/tables", "{\"players\":3}", "X-Forwarded-For", GOOD)
                            .statusCode())
                    .isEqualTo(201);
            sockets.forEach(RawSocket::close);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Pongs, of which the protocol above them knows nothing. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void framesThatCarryNothingEndTheConnection() {
        Limits limits = CommandLine.populateCommand(new Limits(), "--bytes-per-second=1000");
        try (TestServer server = TestServer.with(limits);
                RawSocket socket = RawSocket.silent(server.address())) {
            socket.send(RawSocket.upgrade(false));
            ByteBuffer frames = ByteBuffer.allocate(12_000);
            while (frames.hasRemaining()) {
                frames.put((byte) 0x8A).put((byte) 0x80).putInt(0);
            }
            socket.send(frames.array());
            assertThat(socket.closeCode()).as("without a word").isEqualTo(1006);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "404 | GET /api/nowhere HTTP/1.1 | Host: x",
                "404 | PATCH /api/tables HTTP/1.1 | Host: x",
                "400 | GET /api/tables/%zz HTTP/1.1 | Host: x",
                "505 | GET /api/tables HTTP/9.9 | Host: x",
                "400 | GET /api/tables HTTP/1.1 | Accept: */*",
                "400 | nonsense | Host: x",
                "400 | GET /api/tables HTTP/1.1 | Host: x!Content-Length: -1",
                "413 | POST /api/tables HTTP/1.1 | Host: x!Content-Length: 99999999",
                "414 | LONG | Host: x"
            })
    void everyRefusalIsJson(String status, String request, String headers) throws IOException {
        String first = request.equals("LONG") ? "GET /api/" + "x".repeat(20_000) + " HTTP/1.1" : request;
        String answer = raw(first + "\r\n" + headers.replace("!", "\r\n") + "\r\nConnection: close\r\n\r\n");
        int body = answer.indexOf("\r\n\r\n") + 4;
        assertThat(answer).startsWith("HTTP/1.1 " + status);
        assertThat(answer.substring(0, body)).containsIgnoringCase("content-type: application/json");
        JsonNode json = Page.json(answer.substring(body).replaceAll("(?s)^[0-9A-Fa-f]+\r\n(.*)\r\n0\r\n.*", "$1"));
        assertThat(json.get("error").isTextual()).as(answer).isTrue();
        assertThat(json.get("message").textValue()).as(answer).contains(" ").doesNotContain("jetty");
    }

    @Test
    void aFloodOfMessagesEndsTheConnection() {
        try (TestServer strict = TestServer.with(new Limits())) {
            Closing closing = new Closing();
            WebSocket socket = Page.open(strict.address(), closing);
            for (int i = 0; i < 200; i++) {
                socket.sendText("{\"type\":\"ping\"}", true)
                        .exceptionally(e -> null)
                        .join();
            }
            assertThat(closing.code()).isIn(4429, 1006);
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
