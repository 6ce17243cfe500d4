package io.github.mercurius.examples.games.mercurius;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.vectors.Beginning;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Vectors;
import io.github.mercurius.rules.AnyState;
import java.util.Set;

/** Vectors of Mercurius. */
public final class MercuriusVectors implements Vectors<Action, PlayerView> {
    /** What the first line says that it begins. */
    public static final String FORMAT = "mercurius-conformance/1";

    private static final Set<String> FIELDS = Set.of("format", "players", "startPlayer", "seed", "deal", "rulings");
    private static final Set<String> RULINGS = Set.of("dividendScale", "cardOrder", "blackMarketAtEnd");

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> state) {
        return MercuriusState.of((GameState) state);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        return Fields.JSON
                .createObjectNode()
                .set("winners", Fields.JSON.valueToTree(state.table().winners()));
    }

    @Override
    public String seedRule() {
        return "RUL-9";
    }

    private static ArrayNode cards(Deal deal) {
        ArrayNode cards = Fields.JSON.createArrayNode();
        deal.cards().forEach(card -> cards.add(card.code()));
        return cards;
    }

    @Override
    public Beginning<Action, PlayerView> read(String firstLine) {
        JsonNode line = Fields.object(firstLine, FIELDS);
        Fields.compare("format", Fields.get(line, "format"), Fields.JSON.valueToTree(FORMAT));
        Setup setup = setup(line);
        Deal deal = deal(line);
        return Beginning.of(GameState.start(setup, deal));
    }

    private static Setup setup(JsonNode line) {
        int players = Fields.number(line, "players", Setup::of);
        int start = Fields.integer("startPlayer", Fields.get(line, "startPlayer"));
        Rulings rulings = rulings(Fields.get(line, "rulings"));
        Setup.Builder setup = Setup.builder().players(players).startSeat(start).rulings(rulings);
        return Fields.accept("startPlayer", start, setup::build);
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
        Fields.seed(line).ifPresent(seed -> Fields.compare("deal", codes, cards(Deal.seeded(seed)))); // RUL-9
        return Fields.accept("deal", codes.size() + " cards", () -> Deal.of(cards));
    }
}
