package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.web.Visitors.Visitor;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/**
 * One WebSocket: a seat at a table, or a spectator.
 *
 * <p>At most one message is under way to a page. What happens meanwhile is not queued: the next message tells all that
 * is new then, as the game itself holds it. So a page that reads slowly costs no memory.
 */
final class Connection {
    private static final int MOST_ANSWERS = 100;

    private final Session session;
    private final Visitor visitor;
    private final Bucket messages;
    private final Agenda agenda;
    private final LongSupplier nanoTime;
    private final long openedAt;
    private final Queue<String> answers = new ArrayDeque<>();

    private @Nullable Seat seat;
    private @Nullable TableState latest;
    private int versionSent;
    private @Nullable String lobbySent;
    private int nextUpdate;
    private boolean sending;
    private long sendingSince;
    private boolean closed;

    /**
     * A connection that was just opened.
     *
     * @param messages how many the page may send
     */
    Connection(Session session, Visitor visitor, Bucket messages, Agenda agenda, LongSupplier nanoTime) {
        this.session = session;
        this.visitor = visitor;
        this.messages = messages;
        this.agenda = agenda;
        this.nanoTime = nanoTime;
        openedAt = nanoTime.getAsLong();
    }

    /**
     * What a page said in its hello.
     *
     * @param tokenHash null for spectators
     * @param invitation to a table that gathers; null if the page has none
     * @param legal whether it wants to be told what it may do
     */
    record Seat(
            String table,
            @Nullable String tokenHash,
            @Nullable String invitation,
            boolean legal,
            Locale language) {
        /** The seat that the token fits now; it may be lost before the game. */
        OptionalInt at(TableState state) {
            return tokenHash == null ? OptionalInt.empty() : state.seatOf(tokenHash);
        }
    }

    Visitor visitor() {
        return visitor;
    }

    /** Whether the page may send one more message now. */
    boolean allowsMessage() {
        return messages.allows();
    }

    synchronized @Nullable Seat seat() {
        return seat;
    }

    /** Begins to tell the page of a table; the updates that it has are left out, if its hash shows that it has them. */
    synchronized void begin(Seat who, TableState table, int from, @Nullable String hash) {
        seat = who;
        nextUpdate = has(table, who.at(table), from, hash) ? from : 0;
    }

    private static boolean has(TableState table, OptionalInt viewer, int from, @Nullable String hash) {
        Play<?, ?> play = table.play();
        if (play == null || hash == null || from < 1 || from > play.game().updateCount()) {
            return false;
        }
        AnyGame<?, ?> game = play.game();
        List<String> hashes =
                viewer.isPresent() ? game.hashesFor(viewer.getAsInt(), from - 1) : game.hashesForSpectator(from - 1);
        return hashes.get(0).equals(hash);
    }

    /** Tells the page of a newer state, as soon as it has read what is under way. */
    synchronized void offer(TableState table) {
        if (latest == null || table.version() > latest.version()) {
            latest = table;
            send();
        }
    }

    /** Answers a request. */
    synchronized void answer(ObjectNode answer) {
        if (answers.size() >= MOST_ANSWERS) {
            close(Why.TOO_SLOW);
            return;
        }
        answers.add(answer.toString());
        send();
    }

    private void send() {
        if (sending || closed) {
            return;
        }
        String next = answers.isEmpty() ? news() : answers.remove();
        if (next != null) {
            sending = true;
            sendingSince = nanoTime.getAsLong();
            session.sendText(next, Callback.from(this::sent, failure -> drop()));
        }
    }

    private synchronized void sent() {
        sending = false;
        send();
    }

    private @Nullable String news() {
        if (latest == null || seat == null || latest.version() <= versionSent) {
            return null;
        }
        OptionalInt viewer = seat.at(latest);
        if (viewer.isEmpty() && !latest.isOpenTo(seat.invitation())) {
            close(Why.FORBIDDEN);
            return null;
        }
        return news(latest, viewer).toString();
    }

    private ObjectNode news(TableState table, OptionalInt viewer) {
        ObjectNode news = Wire.node().put("type", "table").put("version", table.version());
        news.put("you", Wire.orNull(viewer));
        String lobby = TableJson.lobby(table, viewer, agenda).toString();
        if (!lobby.equals(lobbySent)) {
            news.putRawValue("lobby", new RawValue(lobby));
            lobbySent = lobby;
        }
        Play<?, ?> play = table.play();
        if (play != null) {
            boolean isLegalWanted = seat != null && seat.legal();
            news.set("game", TableJson.game(table, play, viewer, nextUpdate, isLegalWanted, agenda));
            nextUpdate = play.game().updateCount();
        }
        versionSent = table.version();
        return news;
    }

    /** Closes what has waited too long: for a hello, or for the page to read. */
    synchronized void check(Limits limits) {
        long now = nanoTime.getAsLong();
        if (seat == null && now - openedAt > TimeUnit.SECONDS.toNanos(limits.hello)) {
            close(Why.TOO_SLOW);
        } else if (sending && now - sendingSince > TimeUnit.SECONDS.toNanos(limits.reading)) {
            drop();
        }
    }

    synchronized void close(Why why) {
        if (!closed) {
            closed = true;
            answers.clear();
            session.close(why.closeCode(), why.code(), Callback.NOOP);
        }
    }

    /** Ends the connection without a farewell, which the page would not read. */
    synchronized void drop() {
        closed = true;
        answers.clear();
        session.disconnect();
    }
}
