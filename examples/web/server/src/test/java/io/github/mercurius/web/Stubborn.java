package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A person who plays at random, at whatever server is there, and repeats requests that had no answer. */
public final class Stubborn {
    /** So the server closes a page whose seat it freed, as its part did not come in time while the cards were dealt. */
    private static final int LOST_SEAT = 4401;

    public final Page page;
    /** By their numbers. */
    public final Map<Integer, String> accepted = new ConcurrentHashMap<>();

    private final List<URI> servers;
    private int server;
    private int requests;
    private int pauseMillis;
    private volatile String lastTrouble = "none";
    private volatile boolean isAlone;

    public Stubborn(List<URI> servers, int server) {
        this.servers = servers;
        this.server = server;
        page = new Page(servers.get(server));
    }

    /** Makes a table whose other seats have bots. */
    public void make(int players) {
        make(players, 1, 0);
    }

    /** The same, with free seats for others, and a timer. */
    public void make(int players, int people, int timer) {
        StringBuilder bots = new StringBuilder();
        for (int seat = people; seat < players; seat++) {
            bots.append(seat == people ? "" : ",").append('"').append(seat).append("\":\"random\"");
        }
        page.make("{\"players\":" + players + ",\"timer\":" + timer + ",\"bots\":{" + bots
                + "},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        connect();
    }

    /** Sits down at the table of another; asks until there is an answer. */
    public void join(Stubborn other, int seat) {
        while (!sits(other.page.table(), seat)) {
            nextServer();
        }
        connect();
    }

    private boolean sits(String table, int seat) {
        try {
            HttpResponse<String> answer = page.sit(table, seat, "Magda", null);
            int status = answer.statusCode();
            if (status == 200) {
                return true;
            }
            lastTrouble = "no seat: " + status + " " + answer.body();
            if (status < 500) {
                throw new IllegalStateException("no seat at table " + table);
            }
            return false;
        } catch (UncheckedIOException e) {
            lastTrouble = "no seat: " + e;
            return false;
        }
    }

    /** What kept this person from going on, the last time that something did. */
    public String lastTrouble() {
        return lastTrouble;
    }

    /** Where this person is after a new connection: further on if the server knew more than it had told. */
    public String afterNewConnection() {
        page.cut();
        connect();
        sleep(2_000);
        return "next " + page.next() + (page.isMyTurn() ? ", my turn" : "");
    }

    /** Thinks before each action. */
    public Stubborn thinking(int millis) {
        pauseMillis = millis;
        return this;
    }

    /**
     * Plays until the game is over.
     *
     * @return false if the game never began: this person, or another one who said so here, lost the seat before
     */
    public boolean play() {
        while (!page.isOver()) {
            if (page.closeCode() == LOST_SEAT && page.next() == 0) {
                return false;
            } else if (page.closeCode() != 0) {
                nextServer();
                connect();
            } else if (page.isMyTurn()) {
                sleep(pauseMillis);
                act();
            } else if (!hasWork()) {
                return false;
            }
        }
        return true;
    }

    private boolean hasWork() {
        try {
            page.awaitWork();
            return true;
        } catch (IllegalStateException e) {
            if (isAlone) {
                return false;
            }
            throw e;
        }
    }

    /** Another person at the table has lost the seat, so the game may never begin. */
    public void leaveAlone() {
        isAlone = true;
    }

    private void connect() {
        while (true) {
            try {
                page.connect();
                return;
            } catch (RuntimeException e) {
                lastTrouble = "no connection: " + e;
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
        Action action = page.someAction();
        if (action == null) {
            return;
        }
        int number = page.next();
        String id = "mine" + requests++;
        ObjectNode request = page.action(action.notation())
                .put("number", number)
                .put("type", "act")
                .put("id", id);
        JsonNode answer = null;
        while (answer == null) {
            page.sendRaw(request.toString());
            answer = page.answerOrClosed(id);
            if (answer == null) {
                nextServer();
                connect();
            } else if (answer.get("error") != null
                    && answer.get("error").textValue().equals("unavailable")) {
                lastTrouble = answer.toString();
                page.forget(id);
                answer = null;
                sleep(100);
            }
        }
        if (answer.get("type").textValue().equals("done")) {
            accepted.put(answer.get("number").intValue(), action.notation());
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
