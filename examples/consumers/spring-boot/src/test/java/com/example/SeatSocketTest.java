package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class SeatSocketTest {
    @TempDir
    private static Path folder;

    @LocalServerPort
    private int port;

    @Autowired
    private Table table;

    @DynamicPropertySource
    static void file(DynamicPropertyRegistry registry) {
        registry.add("table.file", () -> folder.resolve("table.json").toString());
    }

    /** What a client hears, one text after the other. */
    private static final class Client implements WebSocket.Listener {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            heard.add(text.toString());
            socket.request(1);
            return null;
        }

        String next() throws InterruptedException {
            return heard.poll(20, TimeUnit.SECONDS);
        }
    }

    private WebSocket connect(int seat, int from, Client client) {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://localhost:" + port + "/socket?seat=" + seat + "&from=" + from), client)
                .join();
    }

    @Test
    void eachSeatIsToldWhatItMayKnowAndTheRecordIsStored() throws Exception {
        Client robert = new Client();
        Client magda = new Client();
        WebSocket socket = connect(0, 0, robert);
        connect(1, 0, magda);
        socket.sendText(MercuriusJson.ACTION.write(Action.buy(Asset.AMS)), true).join();
        String update = robert.next();
        Game game = table.game();
        assertThat(MercuriusJson.UPDATE.read(update))
                .isEqualTo(game.updatesFor(0, 0).get(0));
        assertThat(List.of(MercuriusJson.UPDATE.read(magda.next()))).isEqualTo(game.updatesFor(1, 0));

        socket.sendText(MercuriusJson.ACTION.write(Action.sell(Asset.TEA)), true).join();
        assertThat(MercuriusJson.VIOLATION.read(robert.next())).isInstanceOf(Violation.class);

        Client again = new Client();
        connect(1, 0, again);
        assertThat(List.of(MercuriusJson.UPDATE.read(again.next()))).isEqualTo(game.updatesFor(1, 0));

        Path file = folder.resolve("table.json");
        assertThat(MercuriusJson.RECORD.read(Files.readAllBytes(file))).isEqualTo(game.toRecord());
        assertThat(new Table(file).game()).isEqualTo(game);
    }
}
