package io.github.mercurius.web.load;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.web.Page;
import io.github.mercurius.web.RawSocket;
import io.github.mercurius.web.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Measures the memory that a server needs for each table and for each connection: {@code mvn -Pload verify}.
 *
 * <p>Each figure is a slope: what a second lot of the same size adds, so that what is needed once does not count. The
 * heap is measured after a collection of garbage; resident is all memory that the system gave to the process, with the
 * garbage of the way there.
 */
public final class Memory {
    private static final int TABLES = Integer.getInteger("load.memory.tables", 200);
    private static final int CONNECTIONS = Integer.getInteger("load.memory.connections", 1000);
    private static final String TABLE =
            "{\"players\":3,\"timer\":0,\"dealing\":\"sealed\",\"bots\":{%s\"1\":\"random\",\"2\":\"random\"}%s}";

    /** Keeps connections from being collected, and so closed. */
    private static final List<RawSocket> OPEN = new ArrayList<>();

    private Memory() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("load");
        measure(folder, "a table before its first action", TABLES, Memory::waitingTables);
        measure(folder, "a table after its game", TABLES, Memory::finishedTables);
        measure(folder, "a connection", CONNECTIONS, (server, count) -> connections(server, count, false));
        measure(folder, "a compressed connection", CONNECTIONS, (server, count) -> connections(server, count, true));
        System.exit(0);
    }

    /** Brings so many of something about. */
    @FunctionalInterface
    private interface Lot {
        void make(ServerProcess server, int count) throws InterruptedException;
    }

    private static void measure(Path folder, String what, int count, Lot lot) throws IOException, InterruptedException {
        String file = Files.createTempDirectory(folder, "lot").resolve("tables").toString();
        try (ServerProcess server = ServerProcess.start("--file", file)) {
            lot.make(server, count);
            long heap = server.heap();
            long resident = server.resident();
            lot.make(server, count);
            System.out.printf(
                    "%s: %.1f kB of heap, %.1f kB resident%n",
                    what, (server.heap() - heap) / 1e3 / count, (server.resident() - resident) / 1e3 / count);
        }
    }

    private static void waitingTables(ServerProcess server, int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            Page page = new Page(server.address());
            page.make(TABLE.formatted("", ",\"me\":{\"seat\":0,\"name\":\"Anna\"}"));
            await(page, "playing");
        }
    }

    private static void finishedTables(ServerProcess server, int count) throws InterruptedException {
        List<Page> tables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Page page = new Page(server.address());
            page.make(TABLE.formatted("\"0\":\"random\",", ""));
            tables.add(page);
        }
        for (Page page : tables) {
            await(page, "over");
        }
    }

    private static void await(Page page, String phase) throws InterruptedException {
        while (!phase.equals(json(page).get("phase").textValue())) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    private static JsonNode json(Page page) {
        return Page.json(page.get("").body());
    }

    private static void connections(ServerProcess server, int count, boolean compressed) throws InterruptedException {
        Page page = new Page(server.address());
        page.make(TABLE.formatted("", ",\"me\":{\"seat\":0,\"name\":\"Anna\"}"));
        await(page, "playing");
        for (int i = 0; i < count; i++) {
            OPEN.add(RawSocket.spectator(server.address(), page.table(), compressed));
        }
        TimeUnit.SECONDS.sleep(3);
    }
}
