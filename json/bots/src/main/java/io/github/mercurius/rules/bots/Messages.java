package io.github.mercurius.rules.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;

/** The messages of the protocol for one game, each a line of JSON. */
final class Messages<A extends AnyAction, V extends AnyView<A>> {
    static final String BYE = "{\"type\":\"bye\"}";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final int SHOWN = 100;

    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final String protocol;

    Messages(Rules<A, V> rules, Formats<A, V> formats) {
        this.rules = rules;
        this.formats = formats;
        protocol = rules.id() + "-bot/1";
    }

    String hello() {
        return "{\"type\":\"hello\",\"protocol\":\"" + protocol + "\"}";
    }

    String begin(GameStart<V> start) {
        return "{\"type\":\"begin\",\"seat\":" + start.seat()
                + ",\"setup\":" + formats.setup().write(start.setup())
                + ",\"seed\":\"" + Long.toUnsignedString(start.seed())
                + "\",\"millis\":" + millis(start.nanos())
                + ",\"view\":" + formats.view().write(start.view()) + "}";
    }

    String update(AnyUpdate update) {
        return "{\"type\":\"update\",\"update\":" + formats.update().write(update) + "}";
    }

    String choose(V view, long nanos) {
        StringJoiner legal = new StringJoiner("\",\"", "[\"", "\"]");
        for (A action : view.legalActions()) {
            legal.add(action.notation());
        }
        return "{\"type\":\"choose\",\"millis\":" + millis(nanos)
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

    /** Refuses what is not the answer of a bot that is ready. */
    void checkReady(String line) {
        JsonNode answer = object(line, "{\"type\":\"ready\",\"name\":\"…\"}");
        String spoken = answer.path("protocol").asText(protocol);
        if (!answer.path("type").asText().equals("ready") || !spoken.equals(protocol)) {
            throw new IllegalArgumentException("answered hello by " + shown(line)
                    + ", expected {\"type\":\"ready\",\"name\":\"…\"} for " + protocol);
        }
    }

    /** The action in an answer: bare notation, or a JSON object with it. */
    A action(String line, V view) {
        String notation = line;
        if (line.startsWith("{")) {
            String example = answer(view.legalActions().get(0));
            JsonNode action = object(line, example).path("action");
            if (!action.isTextual()) {
                throw new IllegalArgumentException(
                        "answered " + shown(line) + ", expected an action, as in " + example);
            }
            notation = action.asText();
        }
        try {
            return rules.action(notation);
        } catch (NotationException wrong) {
            throw new IllegalArgumentException("answered " + shown(line) + ", expected one of the legal actions");
        }
    }

    /** The answer to a question. */
    String answer(A action) {
        return "{\"action\":\"" + action.notation() + "\"}";
    }

    /** A message that a host sent. */
    JsonNode read(String line) {
        return object(line, "a message of " + protocol);
    }

    /** A view as it arrives. */
    V sent(V view) {
        return formats.view().read(formats.view().write(view));
    }

    V view(JsonNode message) {
        return formats.view().read(message.path("view").toString());
    }

    AnyUpdate update(JsonNode message) {
        return formats.update().read(message.path("update").toString());
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
