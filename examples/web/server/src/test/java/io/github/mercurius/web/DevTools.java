package io.github.mercurius.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The developer tools of one page in Chromium, by their own protocol: every frame that reached the page or left it, and
 * all texts in the memory of the page and its worker. Nothing of this can be seen or prevented by the page.
 */
final class DevTools implements WebSocket.Listener, AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final List<String> received = new CopyOnWriteArrayList<>();
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private final List<String> workers = new CopyOnWriteArrayList<>();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();
    private final StringBuilder message = new StringBuilder();
    private final StringBuilder snapshot = new StringBuilder();
    private final WebSocket socket;

    /**
     * Looks into a page from now on.
     *
     * @param browser where the browser listens for tools: host and port
     * @param page the name of the page, its window's in WebDriver
     */
    DevTools(String browser, String page) {
        URI address = URI.create("ws://" + browser + "/devtools/page/" + page);
        socket = Page.CLIENT.newWebSocketBuilder().buildAsync(address, this).join();
        ask("", "Network.enable", parameters());
        ask(
                "",
                "Target.setAutoAttach",
                parameters()
                        .put("autoAttach", true)
                        .put("waitForDebuggerOnStart", false)
                        .put("flatten", true));
    }

    /** The frames that reached the page. */
    List<String> received() {
        return received;
    }

    /** The frames that the page sent. */
    List<String> sent() {
        return sent;
    }

    /** Takes the network away from the page, or gives it back. */
    void offline(boolean offline) {
        ask(
                "",
                "Network.emulateNetworkConditions",
                parameters()
                        .put("offline", offline)
                        .put("latency", 0)
                        .put("downloadThroughput", -1)
                        .put("uploadThroughput", -1));
    }

    /** All texts in the memory of the page. */
    List<String> memoryOfPage() {
        return memory("");
    }

    /** All texts in the memory of the page's worker. */
    List<String> memoryOfWorker() {
        if (workers.size() != 1) {
            throw new IllegalStateException("workers: " + workers.size() + ", expected 1");
        }
        return memory(workers.get(0));
    }

    private List<String> memory(String session) {
        snapshot.setLength(0);
        ask(session, "HeapProfiler.takeHeapSnapshot", parameters().put("reportProgress", false));
        List<String> texts = new ArrayList<>();
        Page.json(snapshot.toString()).get("strings").forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    private static ObjectNode parameters() {
        return Page.JSON.createObjectNode();
    }

    private JsonNode ask(String session, String method, ObjectNode parameters) {
        int id = ids.incrementAndGet();
        ObjectNode question = parameters().put("id", id).put("method", method);
        question.set("params", parameters);
        if (!session.isEmpty()) {
            question.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(question.toString(), true).join();
        JsonNode said = answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        if (said.has("error")) {
            throw new IllegalStateException(method + ": " + said.get("error"));
        }
        return said;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            JsonNode whole = Page.json(message.toString());
            message.setLength(0);
            hear(whole);
        }
        from.request(1);
        return null;
    }

    private void hear(JsonNode said) {
        if (said.has("id")) {
            answers.remove(said.get("id").intValue()).complete(said);
            return;
        }
        JsonNode news = said.get("params");
        switch (said.get("method").textValue()) {
            case "Network.webSocketFrameReceived" -> received.add(payload(news));
            case "Network.webSocketFrameSent" -> sent.add(payload(news));
            case "Target.attachedToTarget" -> attached(news);
            case "Target.detachedFromTarget" ->
                workers.remove(news.get("sessionId").textValue());
            case "HeapProfiler.addHeapSnapshotChunk" ->
                snapshot.append(news.get("chunk").textValue());
            default -> {}
        }
    }

    private static String payload(JsonNode news) {
        return news.get("response").get("payloadData").textValue();
    }

    private void attached(JsonNode news) {
        if (news.get("targetInfo").get("type").textValue().equals("worker")) {
            workers.add(news.get("sessionId").textValue());
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
