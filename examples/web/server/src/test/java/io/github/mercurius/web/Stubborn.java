package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A person who plays at random, at whatever server is there, and repeats requests that had no answer. */
public final class Stubborn {
    public final Page page;
    /** By their numbers. */
    public final Map<Integer, String> accepted = new ConcurrentHashMap<>();

    private final List<URI> servers;
    private int server;
    private int requests;

    public Stubborn(List<URI> servers, int server) {
        this.servers = servers;
        this.server = server;
        page = new Page(servers.get(server));
    }

    /** Makes a table whose other seats have bots. */
    public void make(int players) {
        StringBuilder bots = new StringBuilder("\"1\":\"random\"");
        for (int seat = 2; seat < players; seat++) {
            bots.append(",\"").append(seat).append("\":\"random\"");
        }
        page.make("{\"players\":" + players + ",\"timer\":0,\"bots\":{" + bots
                + "},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        connect();
    }

    /** Plays until the game is over. */
    public void play() {
        while (!page.isOver()) {
            if (page.closeCode() != 0) {
                nextServer();
                connect();
            } else if (page.isMyTurn()) {
                act();
            } else {
                page.awaitWork();
            }
        }
    }

    private void connect() {
        while (true) {
            try {
                page.connect();
                return;
            } catch (RuntimeException e) {
                nextServer();
            }
        }
    }

    private void nextServer() {
        server = (server + 1) % servers.size();
        page.use(servers.get(server));
        sleep(100);
    }

    private void act() {
        String action = page.someAction();
        if (action == null) {
            return;
        }
        int number = page.next();
        String id = "mine" + requests++;
        ObjectNode request =
                page.action(action).put("number", number).put("type", "act").put("id", id);
        JsonNode answer = null;
        while (answer == null) {
            page.sendRaw(request.toString());
            answer = page.answerOrClosed(id);
            if (answer == null) {
                nextServer();
                connect();
            } else if (answer.get("error") != null
                    && answer.get("error").textValue().equals("unavailable")) {
                page.forget(id);
                answer = null;
                sleep(100);
            }
        }
        if (answer.get("type").textValue().equals("done")) {
            accepted.put(answer.get("number").intValue(), action);
            page.awaitNumberOrClosed(number + 1);
        }
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The record proves the deal, fits all that the page saw, and has each action that was accepted. */
    public void assertWholeAndTrue(URI server) {
        page.use(server);
        GameRecord record = MercuriusJson.RECORD.read(page.get("/record").body());
        assertThat(record.verify(page.shown, page.game).discrepancy()).isEmpty();
        accepted.forEach((number, action) ->
                assertThat(record.log().get(number).notation()).isEqualTo(action));
    }
}
