package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.IllegalActionException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The conformance games of an independent implementation (see NOTATION.md), followed line by line. */
class ConformanceTest {
    static Stream<Path> games() {
        return Json.files(Json.VECTORS).stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyLineOfTheGameAgrees(Path game) {
        List<JsonNode> lines = Json.lines(game);
        agrees(game.getFileName().toString(), lines);
    }

    static void agrees(String name, List<JsonNode> lines) {
        JsonNode game = lines.get(0);
        Setup setup = setup(game);
        Dealer dealer = game.get("seed").isNull()
                ? null
                : Dealer.seeded(Long.parseUnsignedLong(game.get("seed").asText()));
        GameState state = GameState.start(setup, deal(game, setup.edition(), dealer));
        ObjectNode expected = Json.MAPPER.createObjectNode();
        for (int number = 2; number <= lines.size(); number++) {
            JsonNode line = lines.get(number - 1);
            String place = name + ":" + number;
            expected.setAll((ObjectNode) line.get("state"));
            agrees(place, state, expected);
            agreesOnLegalActions(place, state, line);
            refuses(place, state, line.get("illegal"));
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

    static Deal deal(JsonNode game, Edition edition, Dealer dealer) {
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

    private static void agreesOnLegalActions(String place, GameState state, JsonNode line) {
        assertThat(Play.possible(state).size())
                .as(place + " legal " + Play.possible(state))
                .isEqualTo(line.get("legal").asInt());
        assertThat(legalHash(state))
                .as(place + " legalHash " + Play.possible(state))
                .isEqualTo(line.get("legalHash").asText());
    }

    static String legalHash(GameState state) {
        List<String> notations =
                Play.possible(state).stream().map(Action::notation).sorted().toList();
        try {
            byte[] text = String.join("\n", notations).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void refuses(String place, GameState state, JsonNode illegal) {
        String before = state.toString();
        for (JsonNode entry : illegal) {
            Action action =
                    Action.parse(entry.get(0).asText(), state.table().setup().edition());
            List<String> rules = Json.list(entry.get(1), JsonNode::asText);
            String what = place + " " + action;
            assertThat(Play.possible(state).contains(action))
                    .as(what + " is legal")
                    .isFalse();
            Violation violation = state.checkAny(action).orElseThrow();
            assertThat(rules).as(what).contains(violation.rule().id());
            assertThat(violation.message())
                    .as(what)
                    .doesNotStartWith(violation.rule().id())
                    .doesNotContain("{");
            assertThatThrownBy(() -> Play.next(state, action))
                    .as(what)
                    .isInstanceOfSatisfying(
                            IllegalActionException.class,
                            refused -> assertThat(refused.violation()).isEqualTo(violation));
        }
        assertThat(state).as(place + " after refusals").hasToString(before);
    }
}
