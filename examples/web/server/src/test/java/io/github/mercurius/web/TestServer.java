package io.github.mercurius.web;

import io.github.mercurius.web.http.Limits;
import io.github.mercurius.web.http.WebServer;
import io.github.mercurius.web.store.Store;
import io.github.mercurius.web.store.Stores;
import io.github.mercurius.web.table.Schedule;
import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.function.LongSupplier;

/** A server on a free port of this machine, whose bots do not wait. */
public final class TestServer implements AutoCloseable {
    private final WebServer server;

    private TestServer(WebServer server) {
        this.server = server;
    }

    public static TestServer inMemory() {
        return with(Limits.loose());
    }

    /** A server on a database that others may use too. */
    public static TestServer on(String database) {
        return with(Stores.at(database, null, null), schedule(), Limits.loose());
    }

    public static TestServer with(Limits limits) {
        return with(Stores.inMemory(UUID.randomUUID().toString()), schedule(), limits);
    }

    /** A server at all addresses of this machine. */
    static TestServer everywhere() {
        return at("0.0.0.0", Stores.inMemory(UUID.randomUUID().toString()), schedule(), Limits.loose());
    }

    /** A server that believes what a proxy says of the visitors' addresses. */
    static TestServer behindProxy(Limits limits) {
        Store store = Stores.inMemory(UUID.randomUUID().toString());
        return new TestServer(
                WebServer.start(new WebServer.Address("127.0.0.1", 0, true, Set.of()), store, schedule(), limits));
    }

    /** A server with another clock. */
    public static TestServer with(Store store, LongSupplier clock) {
        return new TestServer(WebServer.start(
                new WebServer.Address("127.0.0.1", 0, false, Set.of()), store, schedule(), Limits.loose(), clock));
    }

    public static TestServer with(Store store, Schedule schedule, Limits limits) {
        return at("127.0.0.1", store, schedule, limits);
    }

    private static TestServer at(String host, Store store, Schedule schedule, Limits limits) {
        Set<String> friends = Set.of("https://friend.example");
        return new TestServer(WebServer.start(new WebServer.Address(host, 0, false, friends), store, schedule, limits));
    }

    public static Schedule schedule() {
        return Schedule.standard().withBotDelay(Duration.ZERO);
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + server.port() + "/");
    }

    public Page page() {
        return new Page(address());
    }

    @Override
    public void close() {
        server.close();
    }
}
