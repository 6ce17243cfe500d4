package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The conformance games, followed by the JSON of the state: all that their {@code state} lines say is in it, and it is
 * found without the help of this library.
 */
class ConformanceTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercuriusModule()).build();

    static Stream<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../../core/mercurius/src/test/resources/vectors"))) {
            return files.sorted().collect(Collectors.toList()).stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void theJsonOfEachStateHoldsWhatTheLineSays(Path game) throws IOException {
        List<String> lines = Files.readAllLines(game);
        GameState state = start(MAPPER.readTree(lines.get(0)));
        for (String text : lines.subList(1, lines.size())) {
            JsonNode line = MAPPER.readTree(text);
            String json = MercuriusJson.STATE.write(state);
            assertThat(line(MAPPER.readTree(json))).isEqualTo(line.get("state"));
            assertThat(MercuriusJson.STATE.read(json)).isEqualTo(state);
            if (line.has("action")) {
                state = state.applyAction(Action.parse(line.get("action").asText()));
            }
        }
    }

    private static GameState start(JsonNode game) throws IOException {
        Setup setup = Setup.builder()
                .players(game.get("players").asInt())
                .startSeat(game.get("startPlayer").asInt())
                .rulings(MAPPER.treeToValue(game.get("rulings"), Rulings.class))
                .build();
        return GameState.start(setup, Deal.of(List.of(MAPPER.treeToValue(game.get("deal"), PriceCard[].class))));
    }

    private static <T> List<T> list(JsonNode array, Function<JsonNode, T> item) {
        List<T> list = new ArrayList<>();
        array.forEach(node -> list.add(item.apply(node)));
        return list;
    }

    /** A state line of the conformance games, from the JSON of a state. */
    private static JsonNode line(JsonNode state) {
        JsonNode table = state.get("table");
        JsonNode setup = table.get("setup");
        int players = setup.get("players").asInt();
        int turn = table.get("turn").asInt();
        boolean over = turn == 60 - 5 * players + 2 * players;
        ObjectNode line = MAPPER.createObjectNode();
        line.put("turn", turn);
        if (over) {
            line.putNull("active");
        } else {
            line.put("active", (setup.get("startSeat").asInt() + turn) % players);
        }
        line.put("over", over);
        line.set("trades", each(table.get("trades"), ConformanceTest::notation));
        line.set("specialPlayed", table.get("specialPlayed"));
        line.set("spaces", numbers(table.get("spaces")));
        line.set("bank", count(table.get("bank")));
        line.set("dividendsPaid", table.get("dividendsPaid"));
        line.set("cash", each(table.get("players"), player -> player.get("cash")));
        line.set("holdings", each(table.get("players"), player -> count(player.get("tokens"))));
        line.set("hands", state.get("hands"));
        line.set("boards", each(table.get("players"), player -> player.get("board")));
        line.set("specials", each(table.get("players"), player -> player.get("specialCards")));
        line.set("blackMarket", each(table.get("players"), player -> player.get("blackMarket")));
        line.set("main", table.get("mainDeckSize"));
        line.set("backup", table.get("backupDeckSize"));
        line.set("discard", table.get("discardPile"));
        return line;
    }

    private static ArrayNode each(JsonNode array, Function<JsonNode, JsonNode> item) {
        ArrayNode all = MAPPER.createArrayNode();
        array.forEach(node -> all.add(item.apply(node)));
        return all;
    }

    private static JsonNode notation(JsonNode trade) {
        String sign = trade.get("type").asText().equals("buy") ? "+" : "-";
        return MAPPER.getNodeFactory().textNode(sign + trade.get("asset").asText());
    }

    private static JsonNode numbers(JsonNode byAsset) {
        ArrayNode numbers = MAPPER.createArrayNode();
        Asset.all().forEach(asset -> numbers.add(byAsset.get(asset.name())));
        return numbers;
    }

    private static JsonNode count(JsonNode tokens) {
        List<String> codes = list(tokens, JsonNode::asText);
        ArrayNode counts = MAPPER.createArrayNode();
        Asset.all().forEach(asset -> counts.add(Collections.frequency(codes, asset.name())));
        return counts;
    }
}
