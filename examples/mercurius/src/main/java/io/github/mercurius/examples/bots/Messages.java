package io.github.mercurius.examples.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;

/** The messages of the protocol, each a line of JSON: {@code PROTOCOL.md} describes them. */
final class Messages {
    static final String PROTOCOL = "mercurius-bot/1";
    static final String HELLO = "{\"type\":\"hello\",\"protocol\":\"" + PROTOCOL + "\"}";
    static final String BYE = "{\"type\":\"bye\"}";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final int SHOWN = 100;

    private Messages() {}

    static String begin(GameStart<PlayerView> start) {
        return "{\"type\":\"begin\",\"seat\":" + start.seat()
                + ",\"setup\":" + MercuriusJson.SETUP.write(start.view().table().setup())
                + ",\"seed\":\"" + Long.toUnsignedString(start.seed())
                + "\",\"millis\":" + millis(start.nanos())
                + ",\"view\":" + MercuriusJson.VIEW.write(start.view()) + "}";
    }

    static String update(Update update) {
        return "{\"type\":\"update\",\"update\":" + MercuriusJson.UPDATE.write(update) + "}";
    }

    static String choose(PlayerView view, long nanos) {
        StringJoiner legal = new StringJoiner("\",\"", "[\"", "\"]");
        for (Action action : view.legalActions()) {
            legal.add(action.notation());
        }
        return "{\"type\":\"choose\",\"millis\":" + millis(nanos)
                + ",\"view\":" + MercuriusJson.VIEW.write(view)
                + ",\"legal\":" + legal + "}";
    }

    static String end(List<? extends AnyStanding> ranking) {
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

    /** The name of a bot that is ready. */
    static String ready(String line) {
        JsonNode answer = object(line, "{\"type\":\"ready\",\"name\":\"…\"}");
        String protocol = answer.path("protocol").asText(PROTOCOL);
        if (!answer.path("type").asText().equals("ready") || !protocol.equals(PROTOCOL)) {
            throw new IllegalArgumentException("answered hello by " + shown(line)
                    + ", expected {\"type\":\"ready\",\"name\":\"…\"} for " + PROTOCOL);
        }
        return answer.path("name").asText();
    }

    /** The action in an answer: bare notation, or a JSON object with it. */
    static Action action(String line) {
        String notation = line;
        if (line.startsWith("{")) {
            JsonNode action = object(line, "{\"action\":\"+AMS\"}").path("action");
            if (!action.isTextual()) {
                throw new IllegalArgumentException(
                        "answered " + shown(line) + ", expected an action, as in {\"action\":\"+AMS\"}");
            }
            notation = action.asText();
        }
        try {
            return Action.parse(notation);
        } catch (NotationException wrong) {
            throw new IllegalArgumentException("answered " + shown(line) + ", expected one of the legal actions");
        }
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

    /** A message that a host sent. */
    static JsonNode read(String line) {
        return object(line, "a message of " + PROTOCOL);
    }

    private static String shown(String line) {
        return "'" + Printable.of(line, SHOWN) + "'";
    }
}
