package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The review of a game against bots, as the page asks for it, on the JVM. */
class ReviewDeskTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static JsonNode value(String answer) throws IOException {
        JsonNode json = JSON.readTree(answer);
        assertThat(json.has("value")).as(answer).isTrue();
        return json.get("value");
    }

    private static String mercado(String question, String... with) {
        String[] all = Arrays.copyOf(with, 6);
        Arrays.fill(all, with.length, all.length, "");
        return MercadoRules.ask(question, all[0], all[1], all[2], all[3], all[4], all[5]);
    }

    private static String mercurius(String question, String... with) {
        return Asked.ask(question, (Object[]) with);
    }

    private static void playMercurius() throws IOException {
        value(Asked.start(
                "Anna\nMagda\nRafał", 0, "quarter NEWEST_FIRST FORFEITED", "1602", 0, "random greedy greedy"));
        JsonNode page = value(Asked.page("en", 0));
        while (!page.at("/view/over").asBoolean()) {
            value(Asked.ask("bot"));
            page = value(Asked.page("en", page.get("next").asInt()));
        }
    }

    private static void playMercado() throws IOException {
        value(mercado("start", "Anna\nMagda", "0", "A 0 COMPLETE", "7", "0", "random greedy"));
        JsonNode page = value(mercado("page", "en", "0"));
        while (!page.at("/view/over").asBoolean()) {
            value(mercado("bot"));
            page = value(mercado("page", "en", page.get("next").asText()));
        }
    }

    @Test
    void theCarelessSeatOfMercuriusIsToldItsCostliestTurns() throws IOException {
        playMercurius();
        JsonNode course = value(mercurius("review", "0", "8"));
        assertThat(course.get("scores")).hasSize(52);
        assertThat(course.at("/scores/51")).isEqualTo(scores(value(Asked.page("en", 0)), "wealth"));
        assertThat(course.get("decisions").asInt()).isEqualTo(17);
        for (int decision = 0; decision < 17; decision++) {
            value(mercurius("judge", String.valueOf(decision)));
        }
        JsonNode costliest = value(mercurius("costliest"));
        assertThat(costliest).isNotEmpty().allSatisfy(one -> {
            assertThat(one.get("seat").asInt()).isZero();
            assertThat(one.get("loss").asDouble()).isPositive();
            assertThat(one.at("/better/actions")).isNotEqualTo(one.at("/played/actions"));
        });
    }

    private static JsonNode scores(JsonNode page, String name) {
        var scores = JSON.createArrayNode();
        page.at("/view/players").forEach(player -> scores.add(player.get(name).asInt()));
        return scores;
    }

    @Test
    void aGameIsPlayedOnFromBeforeATurnWithAllAsItWas() throws IOException {
        playMercurius();
        String before = value(mercurius("before", "22")).asText();
        value(Asked.ask("from", before, "1", 0, "greedy greedy greedy"));
        JsonNode page = value(Asked.page("en", 0));
        assertThat(page.at("/view/turn").asInt()).isEqualTo(21);
        assertThat(page.get("updates")).isEmpty();
        value(Asked.ask("bot"));
        playMercado();
        for (int turn : new int[] {1, 12}) {
            String then = value(mercado("before", String.valueOf(turn))).asText();
            value(mercado("from", then, "1", "0", "greedy greedy"));
            assertThat(value(mercado("page", "en", "0")).at("/view/turn").asInt())
                    .isEqualTo(turn - 1);
            value(mercado("bot"));
            playMercado();
        }
    }

    /** What a seat sees when it steps through the finished game is what it saw then, and no more. */
    @Test
    void aFinishedGameIsSteppedThroughAsItsSeatSawIt() throws IOException {
        value(Asked.start("Anna\nMagda\nRafał", 0, "quarter NEWEST_FIRST FORFEITED", "5", 1, "random random random"));
        Map<Integer, JsonNode> seen = new LinkedHashMap<>();
        for (JsonNode view = view(); !view.get("over").asBoolean(); view = view()) {
            seen.putIfAbsent(view.get("turn").asInt(), view);
            value(Asked.ask("bot"));
        }
        assertThat(seen).hasSize(51);
        for (Map.Entry<Integer, JsonNode> one : seen.entrySet()) {
            assertThat(value(mercurius("then", String.valueOf(one.getKey() + 1), "en")))
                    .isEqualTo(one.getValue());
        }
        assertThat(Asked.ask("then", 52, "en")).contains("turn: 52, expected one of the game");
    }

    private static JsonNode view() throws IOException {
        return value(Asked.page("en", 0)).get("view");
    }
}
