package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.model.Conformance;
import io.github.mercurius.model.Json;
import java.util.List;
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
        GameState state = start(lines.get(0));
        Edition edition = state.table().setup().edition();
        for (int number = 2; number <= lines.size(); number++) {
            JsonNode line = lines.get(number - 1);
            String place = name + ":" + number;
            agrees(place, state, line.get("state"));
            Conformance.agreesOnWhatComesNext(
                    place, state, Json.document(line), text -> Action.parse(text, edition), state::check);
            if (line.has("action")) {
                state = state.applyAction(Action.parse(line.get("action").asText(), edition));
            } else {
                assertThat(number).as(place + " is the last").isEqualTo(lines.size());
                Table table = state.table();
                assertThat(json(table.setup().seats().stream().map(table::score).toList()))
                        .as(place + " scores")
                        .isEqualTo(line.get("scores").toString());
                assertThat(json(table.winners()))
                        .as(place + " winners")
                        .isEqualTo(line.get("winners").toString());
            }
        }
        assertThat(state.isOver()).as("the game is over").isTrue();
    }

    static GameState start(JsonNode game) {
        assertThat(game.get("format").asText()).isEqualTo("mercatores-conformance/1");
        Edition edition = TestEditions.read(game.get("edition"));
        Setup setup = Setup.builder()
                .players(game.get("players").asInt())
                .startSeat(game.get("startPlayer").asInt())
                .edition(edition)
                .lastTurns(
                        LastTurns.valueOf(game.get("rulings").get("lastTurns").asText()))
                .build();
        Deal deal = Deal.of(
                edition,
                Json.list(game.get("deal"), code -> edition.card(code.asText()).orElseThrow()));
        if (!game.get("seed").isNull()) {
            long seed = Long.parseUnsignedLong(game.get("seed").asText());
            assertThat(Deal.seeded(edition, seed).cards())
                    .as("RUL-19: the deal of seed " + seed)
                    .isEqualTo(deal.cards());
        }
        return GameState.start(setup, deal);
    }

    private static void agrees(String place, GameState state, JsonNode expected) {
        expected.fieldNames()
                .forEachRemaining(field -> assertThat(json(StateLine.field(state, field)))
                        .as(place + " " + field)
                        .isEqualTo(expected.get(field).toString()));
        assertThat(expected.size()).as(place + " number of fields").isEqualTo(StateLine.FIELDS.size());
    }

    private static String json(Object value) {
        return Json.MAPPER.valueToTree(value).toString();
    }
}
