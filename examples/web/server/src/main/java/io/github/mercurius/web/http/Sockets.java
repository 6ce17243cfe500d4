package io.github.mercurius.web.http;

import io.github.mercurius.web.host.Agenda;
import io.github.mercurius.web.host.Meters;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens, limits and closes WebSockets. */
final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final String CONNECTION = "connection";
    private static final String MESSAGES = "messages";
    private static final String VISITOR = "visitor";
    private static final int PING_SECONDS = 20;

    private final Hub hub;
    private final Inbox inbox;
    private final Agenda agenda;
    private final Limits limits;
    private final Visitors visitors;
    private final LongSupplier nanoTime;
    private final Timer handling;
    private final Map<String, Integer> byVisitor = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();

    Sockets(
            Hub hub,
            Inbox inbox,
            Agenda agenda,
            Limits limits,
            Visitors visitors,
            LongSupplier nanoTime,
            MeterRegistry meters) {
        this.hub = hub;
        this.inbox = inbox;
        this.agenda = agenda;
        this.limits = limits;
        this.visitors = visitors;
        this.nanoTime = nanoTime;
        handling = Meters.timer(meters, "mercurius.message");
        meters.gauge("mercurius.connections", hub, Hub::size);
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::opened);
        socket.onMessage(context -> take(context, context.message()));
        socket.onBinaryMessage(context -> connection(context).close(Close.MALFORMED));
        socket.onClose(this::closed);
        // A frame that is too large, a line that breaks: the closing follows.
        socket.onError(context -> LOG.debug("a WebSocket failed"));
    }

    private void opened(WsContext context) {
        Connection connection = new Connection(context.session, agenda, nanoTime);
        context.attribute(CONNECTION, connection);
        String visitor = visitors.visitor(context.session);
        context.attribute(VISITOR, visitor);
        int own = byVisitor.merge(visitor, 1, Integer::sum);
        hub.opened(connection);
        if (open.incrementAndGet() > limits.connections() || own > limits.connectionsPerVisitor()) {
            connection.close(Close.TOO_MANY);
            return;
        }
        context.attribute(
                MESSAGES, new RateLimit(limits.messagesPerSecond(), 2 * limits.messagesPerSecond(), nanoTime));
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    }

    private void take(WsContext context, String message) {
        Connection connection = connection(context);
        RateLimit messages = context.attribute(MESSAGES);
        if (messages == null || !messages.allows("")) {
            connection.close(Close.TOO_MANY);
            return;
        }
        try {
            handling.record(() -> inbox.take(connection, message));
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("a message failed");
            connection.close(Close.FAILED);
        }
    }

    private void closed(WsContext context) {
        open.decrementAndGet();
        hub.closed(connection(context));
        byVisitor.computeIfPresent(
                String.valueOf(context.<String>attribute(VISITOR)), (visitor, own) -> own > 1 ? own - 1 : null);
    }

    private static Connection connection(WsContext context) {
        Connection connection = context.attribute(CONNECTION);
        if (connection == null) {
            throw new IllegalStateException("a WebSocket without a connection");
        }
        return connection;
    }
}
