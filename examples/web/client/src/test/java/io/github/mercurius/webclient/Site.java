package io.github.mercurius.webclient;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The static folder behind a plain web server, which can be switched off. */
final class Site implements AutoCloseable {
    static final Path FOLDER = Path.of("target/classes/public");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "md", "text/markdown",
            "svg", "image/svg+xml",
            "webmanifest", "application/manifest+json");

    private final HttpServer server;

    Site() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", Site::answer);
        server.start();
    }

    /** The address of the page; the name of the host is one that browsers trust with a service worker. */
    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(1);
        Path file = FOLDER.resolve(path.isEmpty() ? "index.html" : path).normalize();
        if (!file.startsWith(FOLDER) || !Files.isRegularFile(file)) {
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
            return;
        }
        String name = file.getFileName().toString();
        answer(exchange, TYPES.get(name.substring(name.lastIndexOf('.') + 1)), Files.readAllBytes(file));
    }

    private static void answer(HttpExchange exchange, String type, byte[] bytes) throws IOException {
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
