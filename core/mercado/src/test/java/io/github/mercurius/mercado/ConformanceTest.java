package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.Conformance;
import io.github.mercurius.model.Json;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The conformance games of an independent implementation (see NOTATION.md), followed line by line. */
class ConformanceTest {
    @TestFactory
    Stream<DynamicTest> everyLineOfTheGameAgrees() {
        return Json.eachVector(ConformanceTest::agrees);
    }

    static void agrees(String name, List<JsonNode> lines) {
        JsonNode game = lines.get(0);
        Setup setup = setup(game);
        IntUnaryOperator dealer = game.get("seed").isNull()
                ? null
                : Dealer.seeded(Long.parseUnsignedLong(game.get("seed").asText()));
        GameState state = GameState.start(setup, deal(game, setup.edition(), dealer));
        ObjectNode expected = Json.MAPPER.createObjectNode();
        for (int number = 2; number <= lines.size(); number++) {
            JsonNode line = lines.get(number - 1);
            String place = name + ":" + number;
            expected.setAll((ObjectNode) line.get("state"));
            agrees(place, state, expected);
            Conformance.agreesOnWhatComesNext(
                    place, state, Json.document(line), text -> Action.parse(text, setup.edition()), state::checkAny);
            if (line.has("action")) {
                Action action = Action.parse(line.get("action").asText(), setup.edition());
                if (dealer != null && state.table().asksChance()) {
                    assertThat(state.drawOutcome(dealer)).as(place + " RUL-16").isEqualTo(action);
                }
                state = Play.next(state, action);
            } else {
                assertThat(number).as(place + " is the last").isEqualTo(lines.size());
                assertThat(json(state.table().standing()))
                        .as(place + " ranking")
                        .isEqualTo(line.get("ranking").toString());
            }
        }
        assertThat(state.isOver()).as("the game is over").isTrue();
    }

    static Setup setup(JsonNode game) {
        assertThat(game.get("format").asText()).isEqualTo("mercado-conformance/1");
        return Setup.builder()
                .players(game.get("players").asInt())
                .startSeat(game.get("startPlayer").asInt())
                .edition(TestEditions.of(game))
                .side(Side.valueOf(game.get("side").asText()))
                .disc(game.get("disc").asInt())
                .coinChanger(CoinChanger.valueOf(
                        game.get("rulings").get("coinChanger").asText()))
                .build();
    }

    static Deal deal(JsonNode game, Edition edition, IntUnaryOperator dealer) {
        List<Tile> tiles =
                Json.list(game.get("objects"), id -> edition.tile(id.asText()).orElseThrow());
        tiles.addAll(
                Json.list(game.get("perfumes"), id -> edition.tile(id.asText()).orElseThrow()));
        Deal deal = Deal.of(edition, tiles);
        if (dealer != null) {
            assertThat(Deal.shuffled(edition, dealer))
                    .as("RUL-16: the first tiles")
                    .isEqualTo(deal);
        }
        return deal;
    }

    private static void agrees(String place, GameState state, JsonNode expected) {
        for (String field : StateLine.FIELDS) {
            assertThat(json(StateLine.field(state, field)))
                    .as(place + " " + field)
                    .isEqualTo(expected.get(field).toString());
        }
        assertThat(expected.size()).as(place + " number of fields").isEqualTo(StateLine.FIELDS.size());
    }

    private static String json(Object value) {
        return Json.MAPPER.valueToTree(value).toString();
    }
}
