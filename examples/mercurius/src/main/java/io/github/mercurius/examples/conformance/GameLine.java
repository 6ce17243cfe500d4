package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.Set;

/** The first line of a vector of Mercurius: the set-up and the deal of its game. */
final class GameLine {
    static final String FORMAT = "mercurius-conformance/1";

    private static final Set<String> FIELDS = Set.of("format", "players", "startPlayer", "seed", "deal", "rulings");
    private static final Set<String> RULINGS = Set.of("dividendScale", "cardOrder", "blackMarketAtEnd");

    private GameLine() {}

    static ObjectNode write(Setup setup, Deal deal) {
        ObjectNode line = Fields.JSON.createObjectNode();
        line.put("format", FORMAT).put("players", setup.players()).put("startPlayer", setup.startSeat());
        Seeds.put(line, deal.seed());
        line.set("deal", cards(deal));
        ObjectNode rulings = line.putObject("rulings");
        rulings.set(
                "dividendScale",
                Fields.JSON.valueToTree(setup.rulings().dividendScale().amounts()));
        rulings.put("cardOrder", setup.rulings().cardOrder().name());
        rulings.put("blackMarketAtEnd", setup.rulings().blackMarketAtEnd().name());
        return line;
    }

    private static ArrayNode cards(Deal deal) {
        ArrayNode cards = Fields.JSON.createArrayNode();
        deal.cards().forEach(card -> cards.add(card.code()));
        return cards;
    }

    /** The game that begins with this line. */
    static GameState read(String text) {
        JsonNode line = Fields.object(text, FIELDS);
        Fields.compare("format", Fields.get(line, "format"), Fields.JSON.valueToTree(FORMAT));
        Setup setup = setup(line);
        Deal deal = deal(line);
        return GameState.start(setup, deal);
    }

    private static Setup setup(JsonNode line) {
        int players = Fields.integer("players", Fields.get(line, "players"));
        Fields.accept("players", players, () -> Setup.of(players));
        int start = Fields.integer("startPlayer", Fields.get(line, "startPlayer"));
        Rulings rulings = rulings(Fields.get(line, "rulings"));
        return Fields.accept(
                "startPlayer",
                start,
                () -> Setup.builder()
                        .players(players)
                        .startSeat(start)
                        .rulings(rulings)
                        .build());
    }

    private static Rulings rulings(JsonNode field) {
        JsonNode rulings = Fields.only("rulings", field, RULINGS);
        JsonNode scale = rulings.path("dividendScale");
        var amounts = Fields.list("rulings.dividendScale", scale, Fields::integer);
        return Rulings.builder()
                .dividendScale(Fields.accept("rulings.dividendScale", scale, () -> DividendScale.of(amounts)))
                .cardOrder(Fields.parse("rulings.cardOrder", rulings.path("cardOrder"), CardOrder::valueOf))
                .blackMarketAtEnd(Fields.parse(
                        "rulings.blackMarketAtEnd", rulings.path("blackMarketAtEnd"), BlackMarketAtEnd::valueOf))
                .build();
    }

    private static Deal deal(JsonNode line) {
        JsonNode codes = Fields.get(line, "deal");
        var cards = Fields.list("deal", codes, (path, code) -> Fields.parse(path, code, PriceCard::parse));
        Seeds.of(line).ifPresent(seed -> Fields.compare("deal", codes, cards(Deal.seeded(seed)))); // RUL-9
        return Fields.accept("deal", codes.size() + " cards", () -> Deal.of(cards));
    }
}
