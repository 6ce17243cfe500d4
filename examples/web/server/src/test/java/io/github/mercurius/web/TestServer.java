package io.github.mercurius.web;

import io.github.mercurius.web.table.Schedule;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * A server on a free port of this machine, whose bots do not wait. Its clock stands still, unless it says otherwise.
 */
public final class TestServer implements AutoCloseable {
    /** Options for many visitors at one address. */
    static final List<String> LOOSE = Stream.of(
                    "requests-per-second",
                    "tables-per-minute",
                    "listed-per-visitor",
                    "connections-per-visitor",
                    "connections",
                    "threads-per-visitor",
                    "messages-per-second",
                    "bytes-per-second",
                    "bot-share",
                    "stopped")
            .map(limit -> "--" + limit + (limit.equals("stopped") ? "=0" : "=1000000"))
            .toList();

    private final TestMachine machine;
    private final WebServer server;

    private TestServer(TestMachine machine, WebServer server) {
        this.machine = machine;
        this.server = server;
    }

    public static TestServer inMemory() {
        return with(loose());
    }

    public static TestServer with(Limits limits) {
        return with(memory(), schedule(), limits);
    }

    public static TestServer with(Store store) {
        return with(store, schedule(), loose());
    }

    public static TestServer with(Store store, Schedule schedule, Limits limits) {
        return with(new TestMachine(), store, schedule, limits);
    }

    public static TestServer with(TestMachine machine, Store store, Schedule schedule, Limits limits) {
        return new TestServer(machine, start("127.0.0.1", false, store, schedule, limits, machine));
    }

    /** A server that believes what a proxy says of the visitors' addresses. */
    static TestServer behindProxy(Limits limits) {
        TestMachine machine = new TestMachine();
        return new TestServer(machine, start("127.0.0.1", true, memory(), schedule(), limits, machine));
    }

    /** A server on a database that others may use too, in real time. */
    public static TestServer on(String database) {
        return inRealTime("127.0.0.1", Stores.at(database));
    }

    /** A server in the open, in real time. */
    static TestServer inTheOpen() {
        Machine real = new Machine();
        return new TestServer(null, start("0.0.0.0", false, memory(), schedule(), new Limits(), real));
    }

    /** A server at all addresses of this machine, in real time. */
    static TestServer everywhere() {
        return inRealTime("0.0.0.0", memory());
    }

    private static TestServer inRealTime(String host, Store store) {
        Machine real = new Machine();
        return new TestServer(null, start(host, false, store, schedule(), loose(), real));
    }

    private static WebServer start(
            String host, boolean behindProxy, Store store, Schedule schedule, Limits limits, Machine machine) {
        Set<String> friends = Set.of("https://friend.example");
        return WebServer.start(
                new WebServer.Address(host, 0, 0, behindProxy, friends), store, schedule, limits, machine);
    }

    /** Limits for many visitors at one address. */
    static Limits loose() {
        return CommandLine.populateCommand(new Limits(), LOOSE.toArray(String[]::new));
    }

    private static Store memory() {
        return Stores.at("jdbc:h2:mem:" + UUID.randomUUID().toString());
    }

    private static Schedule schedule() {
        return CommandLine.populateCommand(new Schedule(), "--bot-delay=0");
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + server.port() + "/");
    }

    /** What operators ask at a port of their own. */
    Page inside() {
        return new Page(URI.create("http://127.0.0.1:" + server.insidePort() + "/"));
    }

    public Page page() {
        return new Page(address());
    }

    /** Lets time pass: what is due meanwhile has been done when this returns. */
    public void pass(Duration duration) {
        machine.pass(duration);
    }

    /** It is not ready for new visitors any more, and goes on. */
    void drain() {
        server.drain();
    }

    @Override
    public void close() {
        server.close();
    }
}
