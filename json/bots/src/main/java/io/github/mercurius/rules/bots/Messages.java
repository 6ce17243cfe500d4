package io.github.mercurius.rules.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.SafeText;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** The messages of the protocol for one game, each a line of JSON. */
final class Messages<A extends AnyAction, V extends AnyView<A>> {
    static final String PROTOCOL = "mercurius-bot/2";
    static final String BYE = "{\"type\":\"bye\"}";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();
    private static final int SHOWN = 100;

    private final Rules<A, V> rules;
    private final Formats<A, V> formats;

    Messages(Rules<A, V> rules, Formats<A, V> formats) {
        this.rules = rules;
        this.formats = formats;
    }

    String hello() {
        return "{\"type\":\"hello\",\"protocol\":\"" + PROTOCOL + "\",\"game\":\"" + rules.id() + "\"}";
    }

    String begin(GameStart<V> start) {
        return "{\"type\":\"begin\",\"game\":\"" + rules.id()
                + "\",\"seat\":" + start.seat()
                + ",\"setup\":" + formats.setup().write(start.setup())
                + ",\"seed\":\"" + Long.toUnsignedString(start.seed())
                + "\",\"millis\":" + millis(start.nanos())
                + ",\"view\":" + formats.view().write(start.view()) + "}";
    }

    String update(AnyUpdate update) {
        return "{\"type\":\"update\",\"update\":" + formats.update().write(update) + "}";
    }

    String choose(int number, V view, long nanos) {
        StringJoiner legal = new StringJoiner("\",\"", "[\"", "\"]");
        for (A action : view.legalActions()) {
            legal.add(action.notation());
        }
        return "{\"type\":\"choose\",\"question\":" + number
                + ",\"millis\":" + millis(nanos)
                + ",\"view\":" + formats.view().write(view)
                + ",\"legal\":" + legal + "}";
    }

    String end(List<? extends AnyStanding> ranking) {
        StringJoiner standings = new StringJoiner(",", "[", "]");
        for (AnyStanding standing : ranking) {
            standings.add("{\"place\":" + standing.place() + ",\"seat\":" + standing.seat() + ",\"score\":"
                    + standing.score() + "}");
        }
        return "{\"type\":\"end\",\"ranking\":" + standings + "}";
    }

    private static long millis(long nanos) {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanos));
    }

    /** What a bot says that is ready. */
    String ready(String name) {
        return "{\"type\":\"ready\",\"name\":" + TextNode.valueOf(name) + ",\"games\":[\"" + rules.id() + "\"]}";
    }

    /** Refuses what is not the answer of a bot that is ready for this game. */
    void checkReady(String line) {
        JsonNode answer = object(line, "{\"type\":\"ready\",\"name\":\"…\"}");
        String spoken = answer.path("protocol").asText(PROTOCOL);
        if (!answer.path("type").asText().equals("ready") || !spoken.equals(PROTOCOL)) {
            throw new IllegalArgumentException("answered hello by " + shown(line)
                    + ", expected {\"type\":\"ready\",\"name\":\"…\"} for " + PROTOCOL);
        }
        boolean playsIt = answer.path("games")
                .valueStream()
                .anyMatch(game -> game.asText().equals(rules.id()));
        if (answer.has("games") && !playsIt) {
            throw new IllegalArgumentException(
                    "answered hello by " + shown(line) + ", expected the game " + rules.id());
        }
    }

    /**
     * The action in the answer to a question.
     *
     * @throws IllegalArgumentException if it is no answer to that question, or its action is not written as in this
     *     game
     */
    A action(String line, int number, V view) {
        String expected =
                "an action, as in " + answer(number, view.legalActions().get(0));
        JsonNode answer = object(line, expected);
        JsonNode action = answer.path("action");
        JsonNode question = answer.path("question");
        if (!action.isTextual() || !question.isInt() || question.intValue() != number) {
            throw new IllegalArgumentException("answered " + shown(line) + ", expected " + expected);
        }
        try {
            return rules.action(action.asText());
        } catch (NotationException wrong) {
            throw new IllegalArgumentException("answered " + shown(line) + ", expected one of the legal actions");
        }
    }

    /** The answer to a question. */
    String answer(int number, A action) {
        return "{\"question\":" + number + ",\"action\":\"" + action.notation() + "\"}";
    }

    /** Refuses the beginning of another game. */
    void checkGame(JsonNode message) {
        String game = message.path("game").asText();
        if (!game.equals(rules.id())) {
            throw new IllegalArgumentException("began the game " + shown(game) + ", expected '" + rules.id() + "'");
        }
    }

    /** A message that a host sent. */
    JsonNode read(String line) {
        return object(line, "a message of " + PROTOCOL);
    }

    /**
     * Writes and reads each message once, as the first time takes long: no bot is to pay for that with its time.
     *
     * @return a first view, as it arrives
     */
    V rehearse() {
        List<String> names = IntStream.rangeClosed(1, rules.fewestPlayers())
                .mapToObj(seat -> "P" + seat)
                .toList();
        AnyGame<A, V> game = rules.start(rules.setup(names), 0);
        while (game.state().asksChance()) {
            game = game.applyOutcome(game.state().drawOutcome(bound -> 0));
        }
        V view = game.state().viewFor(game.state().decider().orElseThrow());
        A first = view.legalActions().get(0);
        V sent = view(read(choose(1, view, 1)));
        begin(new GameStart<>(sent, 0, 1));
        action(answer(1, first), 1, sent);
        update(read(update(last(game.applyAction(first)).seenBy(0))));
        return sent;
    }

    private AnyUpdate last(AnyGame<A, V> game) {
        return game.steps().get(game.steps().size() - 1).update();
    }

    V view(JsonNode message) {
        return formats.view().readTree(message.path("view"));
    }

    AnyUpdate update(JsonNode message) {
        return formats.update().readTree(message.path("update"));
    }

    private static JsonNode object(String line, String expected) {
        try {
            JsonNode node = JSON.readTree(line);
            if (node.isObject()) {
                return node;
            }
        } catch (JsonProcessingException wrong) {
            // refused below
        }
        throw new IllegalArgumentException("answered " + shown(line) + ", expected " + expected);
    }

    private static String shown(String line) {
        return "'" + SafeText.of(line, SHOWN) + "'";
    }
}
