package io.github.mercurius.web.http;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.mercurius.web.store.Store;
import io.github.mercurius.web.store.StoreException;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Objects;

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

    PrometheusMeterRegistry meters() {
        return meters;
    }

    /** From now on it is not ready; it goes on with what comes. */
    void drain() {
        draining = true;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/live", context -> answer(context, true, "up"));
        routes.get("/ready", this::ready);
        routes.get("/metrics", this::metrics);
    }

    private void ready(Context context) {
        if (draining) {
            answer(context, false, "closing");
            return;
        }
        try {
            store.ping();
            answer(context, true, "up");
        } catch (StoreException e) {
            answer(context, false, "no database");
        }
    }

    private static void answer(Context context, boolean isSo, String status) {
        context.status(isSo ? 200 : 503)
                .contentType("application/json")
                .result(JsonNodeFactory.instance
                        .objectNode()
                        .put("status", status)
                        .toString());
    }

    private void metrics(Context context) {
        if (Visitors.isForwarded(context)) {
            throw new RefusedException(Why.FORBIDDEN, "metrics: asked for through a proxy, expected from inside");
        }
        context.contentType(METRICS_TYPE).result(meters.scrape());
    }
}
