package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The conformance vectors of Mercurius, state by state. */
final class Vector {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FOLDER = Path.of("../../../core/mercurius/src/test/resources/vectors");

    private Vector() {}

    static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> sorted = files.sorted().toList();
            assertThat(sorted).as("vectors in " + FOLDER).hasSizeGreaterThan(20);
            return sorted;
        }
    }

    static List<StateCase> cases(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        GameState state = start(JSON.readTree(lines.get(0)));
        List<StateCase> cases = new ArrayList<>();
        for (String one : lines.subList(1, lines.size())) {
            JsonNode line = JSON.readTree(one);
            List<Action> illegal = new ArrayList<>();
            line.get("illegal")
                    .forEach(entry -> illegal.add(Action.parse(entry.get(0).asText())));
            Action next = line.has("action") ? Action.parse(line.get("action").asText()) : null;
            cases.add(StateCase.of(state, illegal, next));
            state = next == null ? state : state.applyAction(next);
        }
        return cases;
    }

    private static GameState start(JsonNode game) {
        JsonNode rulings = game.get("rulings");
        List<Integer> scale = new ArrayList<>();
        rulings.get("dividendScale").forEach(amount -> scale.add(amount.asInt()));
        List<PriceCard> deal = new ArrayList<>();
        game.get("deal").forEach(card -> deal.add(PriceCard.parse(card.asText())));
        Setup setup = Setup.builder()
                .players(game.get("players").asInt())
                .startSeat(game.get("startPlayer").asInt())
                .rulings(Rulings.builder()
                        .cardOrder(CardOrder.valueOf(rulings.get("cardOrder").asText()))
                        .blackMarketAtEnd(BlackMarketAtEnd.valueOf(
                                rulings.get("blackMarketAtEnd").asText()))
                        .dividendScale(DividendScale.of(scale))
                        .build())
                .build();
        return GameState.start(setup, Deal.of(deal));
    }
}
