package io.github.mercurius.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.game.TableGame;
import io.github.mercurius.web.table.Secrets;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/**
 * What the page in the browser does, without a browser: keeps a token, follows the game and checks each update, its
 * hash and the view after it, deals along, and connects again.
 */
public final class Page {
    /** Where less would do: whoever waits so long waits in vain. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    public static final HttpClient CLIENT =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    public static final ObjectMapper JSON = new ObjectMapper();

    private static final int REQUESTS_OF_ANOTHER_DAY = 100_000;
    private static final int AGAIN_MILLIS = 200;

    public String token = Secrets.secret();
    /** All frames that reached this page. */
    public final List<String> frames = new ArrayList<>();

    private final Map<String, String> owed = new ConcurrentHashMap<>();
    private final Map<String, JsonNode> answers = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();
    /** What it chooses is the same each time, if what it is told is the same. */
    private final Random random = new Random(1602);

    final TableGame<?, ?> kind;
    private URI server;
    private List<String> headers = List.of();
    private String table = "";
    private boolean seated;
    private boolean legal;
    private boolean byHand;
    private String invitation;
    private int attempt;
    private JointSession session;

    private WebSocket socket;
    private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
    private Listener current;
    public JsonNode lobby;
    public JsonNode turn;
    /** Its side of the game; {@code game} is the same of Mercurius. */
    AnySeatGame<?, ?> side;

    public SeatGame game;
    public String shown;
    public int undoTo;
    public int closeCode;
    public String trouble;

    public Page(URI server) {
        this(server, Games.of("mercurius", null));
    }

    Page(URI server, TableGame<?, ?> kind) {
        this.server = server;
        this.kind = kind;
    }

    public synchronized void use(URI other) {
        server = other;
    }

    public HttpResponse<String> send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(PATIENCE)
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpResponse<String> own(String method, String path, String body) {
        List<String> all = new ArrayList<>(headers);
        all.addAll(List.of("Authorization", "Bearer " + token));
        return send(method, path, body, all.toArray(String[]::new));
    }

    public static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /** Makes a table and, if the wish has {@code me}, sits down. */
    public JsonNode make(String wish) {
        HttpResponse<String> response = own("POST", "/api/tables", wish);
        if (response.statusCode() != 201) {
            throw new IllegalStateException(response.statusCode() + " " + response.body());
        }
        JsonNode made = json(response.body());
        table = made.get("id").textValue();
        seated = made.get("seat").isInt();
        return made;
    }

    public HttpResponse<String> sit(String id, int seat, String name, String invitation) {
        ObjectNode body = JSON.createObjectNode().put("name", name);
        if (invitation != null) {
            body.put("invitation", invitation);
        }
        HttpResponse<String> response = own("PUT", "/api/tables/" + id + "/seats/" + seat, body.toString());
        if (response.statusCode() == 200) {
            table = id;
            seated = true;
        }
        return response;
    }

    public HttpResponse<String> seatBot(int seat, String bot) {
        return own("PUT", "/api/tables/" + table + "/seats/" + seat, "{\"bot\":\"" + bot + "\"}");
    }

    public HttpResponse<String> free(int seat) {
        return own("DELETE", "/api/tables/" + table + "/seats/" + seat, null);
    }

    /** Wants to play again with the same people. */
    HttpResponse<String> rematch() {
        return own("POST", "/api/tables/" + table + "/rematch", null);
    }

    /** What the record that the server publishes says about all that this page has seen. */
    public VerificationReport verify() {
        return verify(kind.formats().record().read(get("/record").body()));
    }

    @SuppressWarnings("unchecked") // the game that it follows is that of its table
    private <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(AnyRecord<A, V> record) {
        AnySeatGame<A, V> mine = (AnySeatGame<A, V>) side;
        if (session != null) {
            return session.verify(record, mine);
        }
        return shown == null ? record.verify(mine) : record.verify(shown, mine);
    }

    public HttpResponse<String> get(String what) {
        String path = "/api/tables/" + table + what;
        return seated ? own("GET", path, null) : send("GET", path, null);
    }

    public Page watching(String id) {
        table = id;
        return this;
    }

    /** Has the seat of a token at a table; no table for one that is still to be made. */
    public Page withToken(String other, String id) {
        token = other;
        table = id;
        seated = !id.isEmpty();
        if (seated) {
            ids.set(REQUESTS_OF_ANOTHER_DAY);
        }
        return this;
    }

    /** Wants to be told what it may do. */
    Page wantingLegal() {
        legal = true;
        return this;
    }

    /** Sends a header with all that it asks for. */
    Page with(String header, String value) {
        headers = List.of(header, value);
        return this;
    }

    /** Does not deal along. */
    Page byHand() {
        byHand = true;
        return this;
    }

    /** Says hello with an invitation. */
    Page invited(String with) {
        invitation = with;
        return this;
    }

    public String table() {
        return table;
    }

    /** Opens a WebSocket, without a word. */
    public static WebSocket open(URI server, WebSocket.Listener listener, String... headers) {
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder().connectTimeout(PATIENCE);
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI address = URI.create("ws://" + server.getAuthority() + "/ws");
        return builder.buildAsync(address, listener).join();
    }

    /** Connects, and goes on where the last connection ended. */
    public Page connect() {
        URI to;
        ObjectNode hello = JSON.createObjectNode().put("type", "hello").put("version", 1);
        synchronized (this) {
            closeCode = 0;
            hello.put("table", table).put("token", seated ? token : null).put("language", "en");
            hello.put("from", next()).put("hash", hash());
            if (invitation != null) {
                hello.put("invitation", invitation);
            }
            to = server;
        }
        if (legal) {
            hello.put("legal", true);
        }
        Listener listener = new Listener();
        synchronized (this) {
            current = listener;
        }
        WebSocket opened = open(to, listener, headers.toArray(String[]::new));
        synchronized (this) {
            socket = opened;
            sent = CompletableFuture.completedFuture(null); // what was sent to a socket that was cut may never be
        }
        sendRaw(hello.toString());
        owed.values().forEach(this::sendRaw);
        return this;
    }

    /** The network breaks. */
    public void cut() {
        if (socket != null) {
            socket.abort();
        }
    }

    /** Sends a message after those before it: this client refuses to send two at once. */
    public synchronized void sendRaw(String message) {
        WebSocket to = socket;
        sent = sent.thenCompose(before -> to.sendText(message, true)).handle((done, failure) -> to);
    }

    private final class Listener implements WebSocket.Listener {
        private StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                String message = text.toString();
                text = new StringBuilder();
                received(this, message);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed(this, code);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            closed(this, 1006);
        }
    }

    private synchronized void closed(Listener from, int code) {
        if (from != current) {
            return;
        }
        closeCode = code;
        notifyAll();
    }

    private void received(Listener from, String message) {
        try {
            take(from, message);
        } catch (RuntimeException e) {
            synchronized (this) {
                trouble = e + " on " + message;
                notifyAll();
            }
        }
    }

    private synchronized void take(Listener from, String message) {
        if (from != current) {
            return;
        }
        frames.add(message);
        JsonNode node = json(message);
        switch (node.get("type").textValue()) {
            case "table" -> table(node);
            case "done", "refused" -> answered(node.get("id").textValue(), node);
            default -> {}
        }
        notifyAll();
    }

    private void table(JsonNode node) {
        if (node.has("lobby")) {
            lobby = node.get("lobby");
            if (seated && !byHand && node.get("you").isInt()) {
                dealing(node.get("you").intValue(), lobby.get("dealing"));
            }
        }
        if (node.has("game")) {
            follow(kind, node.get("game"));
        }
    }

    private void dealing(int seat, JsonNode dealing) {
        if (dealing == null || dealing.isNull()) {
            return;
        }
        shown = dealing.get("shown").textValue();
        if (dealing.has("table") && lobby.get("phase").textValue().equals("dealing")) {
            deal(seat, dealing);
        }
    }

    /** Commits or opens, if that is what the dealing waits for, and holds the server to what it has shown. */
    private void deal(int seat, JsonNode dealing) {
        JointDeal joint = joint(dealing);
        if (attempt != dealing.get("attempt").intValue()) {
            attempt = dealing.get("attempt").intValue();
            String part = JointDeal.secret(new Random(10L * attempt + seat)::nextBytes);
            session = JointSession.of(joint, seat, part);
            owe("commit", JSON.createObjectNode().put("commitment", session.commitment()));
        } else {
            session.show(joint);
        }
        if (joint.isCommitted() && joint.part(seat).isEmpty() && !session.hasOpened()) {
            check(joint.commitment().equals(shown), "what was shown");
            owe("open", JSON.createObjectNode().put("part", session.open()));
        }
    }

    private AnySetup setup() {
        List<String> names = new ArrayList<>();
        lobby.get("seats").forEach(seat -> names.add(seat.get("name").textValue()));
        Map<String, String> rulings = new HashMap<>();
        lobby.get("rulings")
                .properties()
                .forEach(each -> rulings.put(each.getKey(), each.getValue().textValue()));
        return kind.rules().setup(names, lobby.get("startSeat").intValue(), rulings);
    }

    private JointDeal joint(JsonNode dealing) {
        JointDeal joint = kind.together()
                .orElseThrow()
                .begin()
                .apply(setup(), dealing.get("table").textValue())
                .withCommitment(JointDeal.HOST, dealing.get("host").textValue());
        for (int seat : joint.setup().seats()) {
            JsonNode commitment = dealing.get("commitments").get(seat);
            joint = commitment.isNull() ? joint : joint.withCommitment(seat, commitment.textValue());
        }
        for (int seat : joint.setup().seats()) {
            JsonNode opening = dealing.get("parts").get(seat);
            joint = opening.isNull() ? joint : joint.withPart(seat, opening.textValue());
        }
        return joint;
    }

    /** Repeats a request until it is answered: a deal waits for it. */
    private void owe(String type, ObjectNode fields) {
        String id = request(type, fields);
        owed.put(id, fields.toString());
    }

    private void answered(String id, JsonNode answer) {
        answers.put(id, answer);
        if (!answer.path("error").asText().equals("unavailable")) {
            owed.remove(id);
        } else if (owed.containsKey(id)) {
            CompletableFuture.delayedExecutor(AGAIN_MILLIS, TimeUnit.MILLISECONDS)
                    .execute(() -> Optional.ofNullable(owed.get(id)).ifPresent(this::sendRaw));
        }
    }

    /** Its side of the game after the news of a server, which are checked. */
    private <A extends AnyAction, V extends AnyView<A>> void follow(TableGame<A, V> of, JsonNode news) {
        if (news.get("from").intValue() == 0) {
            side = of.rules().seatGame(of.rules().view(news.get("first").textValue()));
        }
        for (JsonNode each : news.get("updates")) {
            AnyUpdate update = of.formats().update().read(each.get("json").toString());
            check(update.notation().equals(each.get("text").textValue()), "text of " + update);
            side = side.after(update);
            check(side.hash().equals(each.get("hash").textValue()), "hash of " + update);
        }
        check(side.nextNumber() == news.get("next").intValue(), "next");
        check(side.hash().equals(news.get("hash").textValue()), "hash");
        check(side.view().toText().equals(news.get("view").textValue()), "view");
        game = side instanceof SeatGame mercurius ? mercurius : null;
        turn = news.get("turn");
        undoTo = news.get("undoTo").intValue();
    }

    private static void check(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("out of step: " + what);
        }
    }

    /** Sends a request under a new id, and gives the id. */
    public String request(String type, ObjectNode fields) {
        String id = type + ids.incrementAndGet();
        sendRaw(fields.put("type", type).put("id", id).toString());
        return id;
    }

    /** Sends a request, and waits for its answer. */
    public JsonNode ask(String type, ObjectNode fields) {
        return answer(request(type, fields));
    }

    public JsonNode answer(String id) {
        await("an answer to " + id, page -> page.answers.containsKey(id));
        return answers.get(id);
    }

    /** The answer, if there is one by now. */
    public JsonNode answerNow(String id) {
        return answers.get(id);
    }

    public ObjectNode action(String notation) {
        return JSON.createObjectNode().put("number", next()).put("action", notation);
    }

    public JsonNode act(String notation) {
        return ask("act", action(notation));
    }

    public synchronized int next() {
        return side == null ? 0 : side.nextNumber();
    }

    private synchronized String hash() {
        return side == null ? null : side.hash();
    }

    public synchronized String phase() {
        return lobby == null ? "" : lobby.get("phase").textValue();
    }

    public synchronized boolean isOver() {
        return side != null && side.view().table().isOver();
    }

    public synchronized boolean isMyTurn() {
        return side != null
                && !isOver()
                && side.view().viewer().isPresent()
                && side.view().table().decider().equals(side.view().viewer());
    }

    public synchronized int closeCode() {
        return closeCode;
    }

    /** A legal action at random, if it is this page's turn. */
    synchronized String someAction() {
        return isMyTurn() ? side.view().legalActions().sample(random::nextInt).notation() : null;
    }

    public void forget(String id) {
        answers.remove(id);
    }

    /** The answer to a request, or null if the connection ends before. */
    public JsonNode answerOrClosed(String id) {
        await("an answer to " + id, page -> page.answers.containsKey(id) || page.closeCode != 0);
        return answers.get(id);
    }

    /** Waits until the game has come so far, or the connection ends. */
    public void awaitNumberOrClosed(int number) {
        await("update " + number, page -> page.next() >= number || page.closeCode != 0);
    }

    /** How many turns have begun. */
    synchronized int turns() {
        return side == null ? 0 : side.view().table().turn();
    }

    /** Waits until something is to be done. */
    public void awaitWork() {
        await(
                "my turn, the end or a closed connection",
                page -> page.isMyTurn() || page.isOver() || page.closeCode != 0);
    }

    /** Waits until something holds. */
    public synchronized Page await(String what, Predicate<Page> condition) {
        long end = System.currentTimeMillis() + PATIENCE.toMillis();
        while (!condition.test(this)) {
            if (trouble != null) {
                throw new IllegalStateException(trouble);
            }
            long left = end - System.currentTimeMillis();
            if (left <= 0) {
                throw new IllegalStateException("waited in vain for " + what + ", table " + table + ", phase " + phase()
                        + ", next " + next() + ", closed " + closeCode);
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return this;
    }

    /** Plays at random until the game has so many updates, or is over. */
    public void playUntil(int updates) {
        while (true) {
            await("my turn or the end", page -> page.isMyTurn() || page.isOver() || page.next() >= updates);
            if (isOver() || next() >= updates) {
                return;
            }
            String action = someAction();
            if (action == null) {
                continue;
            }
            int before = next();
            JsonNode answer = act(action);
            if (answer.get("type").textValue().equals("done")) {
                await("my own action", page -> page.next() > before);
            }
        }
    }
}
