package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.model.Conformance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The conformance games of an independent implementation (see NOTATION.md), followed line by line. */
class ConformanceTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/vectors"))) {
            return files.sorted().collect(Collectors.toList()).stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyLineOfTheGameAgrees(Path game) throws IOException {
        List<String> lines = Files.readAllLines(game);
        GameState state = start(JSON.readTree(lines.get(0)));
        for (int number = 2; number <= lines.size(); number++) {
            JsonNode line = JSON.readTree(lines.get(number - 1));
            String place = game.getFileName() + ":" + number;
            agrees(place, state, line.get("state"));
            Conformance.agreesOnWhatComesNext(
                    place, state, JSON.convertValue(line, Object.class), Action::parse, state::check);
            if (line.has("action")) {
                state = state.applyAction(Action.parse(line.get("action").asText()));
            } else {
                assertThat(number).as(place + " is the last").isEqualTo(lines.size());
                assertThat(JSON.valueToTree(state.table().winners()).toString())
                        .as(place + " winners")
                        .isEqualTo(line.get("winners").toString());
            }
        }
        assertThat(state.isOver()).as("the game is over").isTrue();
    }

    static GameState start(JsonNode game) {
        assertThat(game.get("format").asText()).isEqualTo("mercurius-conformance/1");
        JsonNode rulings = game.get("rulings");
        Setup setup = Setup.builder()
                .players(game.get("players").asInt())
                .startSeat(game.get("startPlayer").asInt())
                .rulings(Rulings.builder()
                        .dividendScale(DividendScale.of(list(rulings.get("dividendScale"), JsonNode::asInt)))
                        .cardOrder(CardOrder.valueOf(rulings.get("cardOrder").asText()))
                        .blackMarketAtEnd(BlackMarketAtEnd.valueOf(
                                rulings.get("blackMarketAtEnd").asText()))
                        .build())
                .build();
        Deal deal = Deal.of(list(game.get("deal"), code -> PriceCard.parse(code.asText())));
        if (!game.get("seed").isNull()) {
            long seed = Long.parseUnsignedLong(game.get("seed").asText());
            assertThat(Deal.seeded(seed).cards())
                    .as("RUL-9: the deal of seed " + seed)
                    .isEqualTo(deal.cards());
        }
        return GameState.start(setup, deal);
    }

    private static <T> List<T> list(JsonNode array, java.util.function.Function<JsonNode, T> item) {
        List<T> list = new ArrayList<>();
        array.forEach(node -> list.add(item.apply(node)));
        return list;
    }

    private static void agrees(String place, GameState state, JsonNode expected) {
        assertThat(GameState.parse(state.toText())).as(place).isEqualTo(state);
        expected.fieldNames()
                .forEachRemaining(field -> assertThat(
                                JSON.valueToTree(field(state, field)).toString())
                        .as(place + " " + field)
                        .isEqualTo(expected.get(field).toString()));
        assertThat(expected.size()).as(place + " number of fields").isEqualTo(17);
    }

    private static Object field(GameState state, String name) {
        var table = state.table();
        return switch (name) {
            case "turn" -> table.turn();
            case "active" -> table.isOver() ? JSON.nullNode() : table.activeSeat();
            case "over" -> table.isOver();
            case "trades" -> table.trades().stream().map(Action::notation).toList();
            case "specialPlayed" -> table.specialPlayed();
            case "spaces" -> table.market().spaces();
            case "bank" -> counts(table.bank());
            case "dividendsPaid" ->
                table.dividendsPaid().stream().map(Chamber::name).toList();
            case "cash" -> table.players().stream().map(Player::cash).toList();
            case "holdings" ->
                table.players().stream().map(player -> counts(player.tokens())).toList();
            case "hands" ->
                table.players().stream()
                        .map(player -> codes(state.hand(player.seat()).toList()))
                        .toList();
            case "boards" ->
                table.players().stream().map(player -> spaces(player.board())).toList();
            case "specials" ->
                table.players().stream()
                        .map(player -> player.specialCards().stream()
                                .map(SpecialCard::name)
                                .toList())
                        .toList();
            case "blackMarket" ->
                table.players().stream()
                        .map(player -> player.blackMarket().toList().stream()
                                .map(Asset::name)
                                .toList())
                        .toList();
            case "main" -> table.deckSize(Deck.MAIN);
            case "backup" -> table.deckSize(Deck.BACKUP);
            case "discard" -> codes(table.discardPile());
            default -> throw new IllegalArgumentException("unknown field " + name);
        };
    }

    private static List<Integer> counts(Tokens tokens) {
        return Asset.all().stream().map(tokens::count).toList();
    }

    private static List<String> codes(List<PriceCard> cards) {
        return cards.stream().map(PriceCard::code).toList();
    }

    private static List<String> spaces(Board board) {
        List<String> codes = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            codes.add(board.card(space).map(Card::code).orElse(null));
        }
        return codes;
    }
}
