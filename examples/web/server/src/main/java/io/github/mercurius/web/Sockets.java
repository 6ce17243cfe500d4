package io.github.mercurius.web;

import io.github.mercurius.web.Visitors.Visitor;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The WebSockets of this server: opens, limits and closes them, and tells them of what changes at their tables. */
final class Sockets implements Watchers {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final String CONNECTION = "connection";
    private static final int PING_SECONDS = 20;

    private final Tables tables;
    private final Limits limits;
    private final LongSupplier nanoTime;
    private final Inbox inbox;
    private final Timer handling;
    private final Set<Connection> all = ConcurrentHashMap.newKeySet();
    private final Map<String, Set<Connection>> byTable = new ConcurrentHashMap<>();

    Sockets(Tables tables, Limits limits, LongSupplier nanoTime, MeterRegistry meters) {
        this.tables = tables;
        this.limits = limits;
        this.nanoTime = nanoTime;
        inbox = new Inbox(tables, this, meters);
        handling = Operations.timer(meters, "mercurius.message");
        meters.gauge("mercurius.connections", all, Set::size);
        tables.watch(this);
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::opened);
        socket.onMessage(context -> take(connection(context), context.message()));
        socket.onBinaryMessage(context -> connection(context).close(Why.MALFORMED));
        socket.onClose(context -> closed(connection(context)));
        // A frame that is too large, a line that breaks: the closing follows.
        socket.onError(context -> LOG.debug("a WebSocket failed"));
    }

    private void opened(WsContext context) {
        Visitor visitor = Objects.requireNonNull(context.attribute(Front.VISITOR));
        Bucket messages = new Bucket(limits.messagesPerSecond, 2 * limits.messagesPerSecond, nanoTime);
        Connection connection = new Connection(context.session, visitor, messages, tables.agenda(), nanoTime);
        context.attribute(CONNECTION, connection);
        all.add(connection);
        int own = visitor.sockets().incrementAndGet();
        if (all.size() > limits.connections || own > limits.connectionsPerVisitor) {
            connection.close(Why.TOO_MANY);
            return;
        }
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    }

    private void take(Connection connection, String message) {
        if (!connection.allowsMessage()) {
            connection.close(Why.TOO_MANY);
            return;
        }
        try {
            handling.record(() -> inbox.take(connection, message));
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("a message failed");
            connection.close(Why.FAILED);
        }
    }

    void joined(String table, Connection connection) {
        byTable.compute(table, (id, connections) -> {
            Set<Connection> set = connections == null ? ConcurrentHashMap.newKeySet() : connections;
            set.add(connection);
            return set;
        });
    }

    private void closed(Connection connection) {
        if (all.remove(connection)) {
            connection.visitor().sockets().decrementAndGet();
        }
        Connection.Seat seat = connection.seat();
        if (seat != null) {
            byTable.computeIfPresent(seat.table(), (id, connections) -> {
                connections.remove(connection);
                return connections.isEmpty() ? null : connections;
            });
        }
    }

    private static Connection connection(WsContext context) {
        return Objects.requireNonNull(context.attribute(CONNECTION));
    }

    @Override
    public Set<String> watched() {
        return byTable.keySet();
    }

    @Override
    public void changed(TableState table) {
        byTable.getOrDefault(table.id(), Set.of()).forEach(connection -> connection.offer(table));
    }

    @Override
    public void ended(String table, Why why) {
        byTable.getOrDefault(table, Set.of()).forEach(connection -> connection.close(why));
    }

    /** Closes what has waited too long. */
    void check() {
        all.forEach(connection -> connection.check(limits));
    }

    /** Sends everybody to another server. */
    void closeAll() {
        all.forEach(connection -> connection.close(Why.CLOSING));
    }
}
