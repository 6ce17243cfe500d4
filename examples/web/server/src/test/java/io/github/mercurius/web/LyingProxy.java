package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.websocket.api.Callback;

/** Stands between a page and an honest server, and changes what the page is told. */
final class LyingProxy implements AutoCloseable {
    /** What the page has sent over its WebSockets. */
    final List<String> sent = new CopyOnWriteArrayList<>();

    private final URI server;
    private final Lie lie;
    private final Javalin javalin;
    private final Map<String, Upstream> connections = new ConcurrentHashMap<>();

    /** Changes a message that the page is told over its WebSocket. */
    @FunctionalInterface
    interface Lie {
        void tell(ObjectNode message);
    }

    LyingProxy(URI server, Lie lie) {
        this.server = server;
        this.lie = lie;
        javalin = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            for (String path : List.of("/", "/<path>")) {
                config.routes.get(path, this::pass);
                config.routes.put(path, this::pass);
                config.routes.post(path, this::pass);
                config.routes.delete(path, this::pass);
            }
            config.routes.ws("/ws", this::relay);
        });
        javalin.start("127.0.0.1", 0);
    }

    int port() {
        return javalin.port();
    }

    private void pass(Context context) throws IOException, InterruptedException {
        String query = context.queryString() == null ? "" : "?" + context.queryString();
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(context.path() + query))
                .method(context.method().name(), HttpRequest.BodyPublishers.ofByteArray(context.bodyAsBytes()));
        for (String header : List.of("Authorization", "Content-Type", "Accept-Language")) {
            if (context.header(header) != null) {
                request.header(header, context.header(header));
            }
        }
        HttpResponse<byte[]> response = Page.CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        context.status(response.statusCode());
        response.headers().firstValue("Content-Type").ifPresent(context::contentType);
        context.result(response.body());
    }

    private void relay(WsConfig page) {
        page.onConnect(context -> {
            context.session.setMaxTextMessageSize(1_000_000);
            Upstream upstream =
                    new Upstream(text -> context.session.sendText(text, Callback.NOOP), context.session::disconnect);
            connections.put(context.sessionId(), upstream);
            upstream.socket.complete(Page.open(server, upstream));
        });
        page.onMessage(context -> {
            sent.add(context.message());
            connections.get(context.sessionId()).send(context.message());
        });
        page.onClose(context -> connections.remove(context.sessionId()).end());
    }

    /** The proxy's connection to the server, for one of the page. */
    private final class Upstream implements WebSocket.Listener {
        final CompletableFuture<WebSocket> socket = new CompletableFuture<>();
        private final java.util.function.Consumer<String> tell;
        private final Runnable disconnect;
        private final StringBuilder text = new StringBuilder();
        private CompletableFuture<?> order = socket;

        Upstream(java.util.function.Consumer<String> tell, Runnable disconnect) {
            this.tell = tell;
            this.disconnect = disconnect;
        }

        synchronized void send(String message) {
            order = order.thenCompose(before -> socket.join().sendText(message, true));
        }

        void end() {
            CompletableFuture<Void> unused = socket.thenAccept(WebSocket::abort);
            disconnect.run();
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                ObjectNode message = (ObjectNode) Page.json(text.toString());
                text.setLength(0);
                lie.tell(message);
                tell.accept(message.toString());
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            disconnect.run();
            return null;
        }
    }

    @Override
    public void close() {
        connections.values().forEach(Upstream::end);
        javalin.stop();
    }
}
