package io.github.mercurius.web;

import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.Why;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinException;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkTrafficServerConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A server for tables: page, API and WebSockets on one port, with the tables in a store. */
final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final int LONGEST_SHUTDOWN_MILLIS = 5_000;
    private static final int LONGEST_SILENCE_MILLIS = 30_000;
    private static final int INSIDE_THREADS = 8;

    /** A request or an answer that takes longer ends: it holds a thread. */
    private static final int SLOWEST_BYTES_PER_SECOND = 500;

    private final Store store;
    private final Set<String> origins;
    private final Operations operations;
    private final Sockets sockets;
    private final Clerk clerk;
    private final ScheduledExecutorService checks;
    private final Javalin javalin;
    private volatile boolean closing;

    /**
     * How a server is reached.
     *
     * @param port 0 for any free one
     * @param insidePort another one for operators, with threads of its own; null for none
     * @param behindProxy whether a proxy before the server says the address of the visitor
     * @param origins other origins whose pages may use the server
     */
    record Address(String host, int port, @Nullable Integer insidePort, boolean behindProxy, Set<String> origins) {}

    private WebServer(Address address, Store store, Schedule schedule, Limits limits, Machine machine) {
        this.store = store;
        checks = machine.threads("connection-checks", 1);
        operations = new Operations(store);
        MeterRegistry meters = operations.meters();
        origins = address.origins();
        Visitors visitors = new Visitors(limits, machine::nanos);
        Agenda agenda = new Agenda(schedule, store::now, machine::wall, machine::nanos);
        Tables tables = new Tables(store, agenda, meters);
        clerk = new Clerk(store, tables, visitors::botSeconds, machine, meters);
        sockets = new Sockets(tables, limits, machine::nanos, meters);
        Api api = new Api(tables, visitors, limits.listedPerVisitor);
        javalin = Javalin.create(config -> {
            configure(config);
            config.jetty.modifyServer(server -> server.insertHandler(
                    new Front(operations, visitors, address.behindProxy(), limits.threadsPerVisitor)));
            long connections = address.behindProxy() ? Long.MAX_VALUE : limits.connectionsOfAddress();
            Traffic traffic = new Traffic(visitors, limits.bytesPerSecond, connections, machine::nanos);
            config.jetty.addConnector((server, http) -> connector(server, http, address, traffic));
            Integer inside = address.insidePort();
            if (inside != null) {
                config.jetty.addConnector((server, http) -> insideConnector(server, http, address.host(), inside));
            }
            route(config.routes);
            api.addTo(config.routes);
            config.routes.ws("/ws", sockets::configure);
        });
    }

    /** Starts a server. It closes the store when it is closed. */
    static WebServer start(Address address, Store store, Schedule schedule, Limits limits, Machine machine) {
        WebServer server = new WebServer(address, store, schedule, limits, machine);
        server.clerk.start();
        ScheduledFuture<?> unused = server.checks.scheduleWithFixedDelay(server.sockets::check, 1, 1, TimeUnit.SECONDS);
        server.javalin.start();
        LOG.atInfo()
                .addKeyValue("port", server.port())
                .addKeyValue("insidePort", server.insidePort())
                .log("started");
        return server;
    }

    int port() {
        return javalin.port();
    }

    /** The port for operators; −1 if there is none of its own. */
    int insidePort() {
        return Stream.of(javalin.jettyServer().server().getConnectors())
                .filter(connector -> Front.INSIDE.equals(connector.getName()))
                .mapToInt(connector -> ((ServerConnector) connector).getLocalPort())
                .findFirst()
                .orElse(-1);
    }

    private static NetworkTrafficServerConnector connector(
            Server server, HttpConfiguration http, Address address, Traffic traffic) {
        NetworkTrafficServerConnector connector =
                new NetworkTrafficServerConnector(server, new HttpConnectionFactory(http));
        connector.setNetworkTrafficListener(traffic);
        connector.setHost(address.host());
        connector.setPort(address.port());
        connector.setIdleTimeout(LONGEST_SILENCE_MILLIS);
        return connector;
    }

    /** Whatever visitors do, an operator gets an answer. */
    private static ServerConnector insideConnector(Server server, HttpConfiguration http, String host, int port) {
        QueuedThreadPool threads = new QueuedThreadPool(INSIDE_THREADS, 1);
        threads.setName("inside");
        threads.setDaemon(true);
        ServerConnector connector =
                new ServerConnector(server, threads, null, null, 1, 1, new HttpConnectionFactory(http));
        connector.addBean(threads);
        connector.setName(Front.INSIDE);
        connector.setHost(host);
        connector.setPort(port);
        connector.setIdleTimeout(LONGEST_SILENCE_MILLIS);
        return connector;
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = Limits.LARGEST_BODY + 1L;
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(LONGEST_SHUTDOWN_MILLIS);
            server.setErrorHandler(new JsonErrors());
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setMinRequestDataRate(SLOWEST_BYTES_PER_SECOND);
            http.setMinResponseDataRate(SLOWEST_BYTES_PER_SECOND);
        });
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(Limits.LONGEST_MESSAGE);
            sockets.setMaxBinaryMessageSize(Limits.LONGEST_MESSAGE);
            sockets.setMaxFrameSize(Limits.LONGEST_MESSAGE);
            sockets.setIdleTimeout(IDLE);
        });
    }

    private void route(RoutesConfig routes) {
        routes.before("/api/*", this::admit);
        routes.wsBeforeUpgrade("/ws", this::admit);
        routes.exception(RefusedException.class, (e, context) -> refuse(context, e));
        routes.exception(HttpResponseException.class, (e, context) -> {
            refuse(context, JsonErrors.refusal(e.getStatus()));
            context.status(e.getStatus());
        });
        routes.exception(Exception.class, (e, context) -> {
            LOG.atError()
                    .setCause(e)
                    .addKeyValue("path", context.endpoint().path)
                    .log("a request failed");
            refuse(context, JsonErrors.refusal(500));
        });
    }

    private void admit(Context context) {
        if (closing) {
            throw new RefusedException(Why.CLOSING, "server: going down, try again");
        }
        if (!isOwn(context)) {
            throw new RefusedException(Why.FORBIDDEN, "Origin: of another site, expected that of this server");
        }
        if (!Api.visitor(context).requests().allows()) {
            context.header("Retry-After", "1");
            throw new RefusedException(Why.TOO_MANY, "requests: too many, expected fewer a second");
        }
    }

    /** Whether a request comes from a page of this server, or from no page. */
    private boolean isOwn(Context context) {
        String origin = context.header("Origin");
        return origin == null
                || origins.contains(origin)
                || origin.replaceFirst("^https?://", "").equalsIgnoreCase(context.header("Host"));
    }

    private static void refuse(Context context, RefusedException refusal) {
        context.status(refusal.why().status());
        context.contentType("application/json")
                .result(Wire.error(refusal, context.req().getLocale()).toString());
    }

    /** Is not ready for new visitors any more, and goes on. */
    void drain() {
        operations.drain();
    }

    /** Drains for a time, so that whoever sends visitors here can notice; then closes. */
    void close(Duration drain) {
        drain();
        if (!drain.isZero()) {
            LOG.atInfo().addKeyValue("seconds", drain.toSeconds()).log("draining");
            try {
                Thread.sleep(drain.toMillis());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        close();
    }

    /** Sends the pages to other servers, finishes what is under way, and stops. */
    @Override
    public void close() {
        closing = true;
        drain();
        LOG.info("stopping");
        sockets.closeAll();
        checks.shutdownNow();
        clerk.close();
        try {
            javalin.stop();
        } catch (JavalinException e) {
            LOG.atWarn().addKeyValue("seconds", LONGEST_SHUTDOWN_MILLIS / 1_000).log("requests do not end");
        }
        store.close();
        LOG.info("stopped");
    }
}
