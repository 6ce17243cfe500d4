package io.github.mercurius.web;

import io.github.mercurius.web.table.RefusedException;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** What an operator asks of a server: whether it lives, whether it is ready for visitors, what it has measured. */
final class Operations {
    private static final String METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private final Store store;
    private final PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private volatile boolean draining;

    Operations(Store store) {
        this.store = store;
        new JvmMemoryMetrics().bindTo(meters);
        new JvmThreadMetrics().bindTo(meters);
        new ProcessorMetrics().bindTo(meters);
        new UptimeMetrics().bindTo(meters);
        meters.gauge("mercurius.info", Tags.of("version", version()), 1);
        store.measure(meters);
    }

    private static String version() {
        return Objects.requireNonNullElse(Operations.class.getPackage().getImplementationVersion(), "unknown");
    }

    /**
     * A timer with a histogram from a millisecond to five seconds, so that those of several servers can be added up.
     */
    static Timer timer(MeterRegistry meters, String name) {
        Duration[] buckets = Stream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
                .map(Duration::ofMillis)
                .toArray(Duration[]::new);
        return Timer.builder(name).serviceLevelObjectives(buckets).register(meters);
    }

    PrometheusMeterRegistry meters() {
        return meters;
    }

    /** From now on it is not ready; it goes on with what comes. */
    void drain() {
        draining = true;
    }

    /** Answers a request of an operator; false if it is of somebody else. */
    boolean answer(String path, Request request, Response response, Callback callback) {
        switch (path) {
            case "/live" -> status(response, callback, 200, "up");
            case "/ready" -> ready(response, callback);
            case "/metrics" -> metrics(request, response, callback);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void ready(Response response, Callback callback) {
        if (draining) {
            status(response, callback, 503, "closing");
            return;
        }
        try {
            store.ping();
            status(response, callback, 200, "up");
        } catch (RefusedException e) {
            status(response, callback, 503, "no database");
        }
    }

    private static void status(Response response, Callback callback, int code, String status) {
        response.setStatus(code);
        send(response, callback, "application/json", "{\"status\":\"" + status + "\"}");
    }

    private void metrics(Request request, Response response, Callback callback) {
        if (request.getHeaders().contains(Front.FORWARDED)) {
            Response.writeError(request, response, callback, 403);
        } else {
            send(response, callback, METRICS_TYPE, meters.scrape());
        }
    }

    private static void send(Response response, Callback callback, String type, String text) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        Content.Sink.write(response, true, text, callback);
    }
}
