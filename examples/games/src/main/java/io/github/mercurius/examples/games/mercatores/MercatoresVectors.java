package io.github.mercurius.examples.games.mercatores;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Beginning;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Vectors;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyState;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Vectors of Mercatores. */
public final class MercatoresVectors implements Vectors<Action, PlayerView> {
    /** What the first line says that it begins. */
    public static final String FORMAT = "mercatores-conformance/1";

    private static final Set<String> FIELDS =
            Set.of("format", "players", "startPlayer", "seed", "deal", "rulings", "edition");

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> state) {
        return MercatoresState.of((GameState) state);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        Table table = ((GameState) state).table();
        ObjectNode ending = Fields.JSON.createObjectNode();
        ending.set(
                "scores",
                Fields.JSON.valueToTree(
                        table.setup().seats().stream().map(table::score).toList()));
        return ending.set("winners", Fields.JSON.valueToTree(table.winners()));
    }

    @Override
    public String seedRule() {
        return "RUL-19";
    }

    @Override
    public Beginning<Action, PlayerView> read(String firstLine) {
        JsonNode line = Fields.object(firstLine, FIELDS);
        Fields.compare("format", Fields.get(line, "format"), Fields.JSON.valueToTree(FORMAT));
        Edition found = Fields.edition(Fields.get(line, "edition"), MercatoresJson.EDITION);
        Setup setup = setup(line, found);
        return Beginning.of(GameState.start(setup, deal(line, found)));
    }

    private static Setup setup(JsonNode line, Edition edition) {
        int players = Fields.number(line, "players", Setup::of);
        int start = Fields.integer("startPlayer", Fields.get(line, "startPlayer"));
        JsonNode rulings = Fields.only("rulings", Fields.get(line, "rulings"), Set.of("lastTurns"));
        LastTurns lastTurns = Fields.parse("rulings.lastTurns", rulings.path("lastTurns"), LastTurns::valueOf);
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(start)
                .lastTurns(lastTurns)
                .edition(edition);
        return Fields.accept("startPlayer", start, setup::build);
    }

    private static Deal deal(JsonNode line, Edition edition) {
        JsonNode codes = Fields.get(line, "deal");
        List<Card> cards =
                Fields.list("deal", codes, (path, code) -> Fields.parse(path, code, text -> card(text, edition)));
        Fields.seed(line).ifPresent(seed -> Fields.compare("deal", codes, codes(Deal.seeded(edition, seed)))); // RUL-19
        return Fields.accept("deal", codes.size() + " cards", () -> Deal.of(edition, cards));
    }

    private static Card card(String code, Edition edition) {
        return edition.card(code).orElseThrow(() -> new IllegalArgumentException("expected one of " + edition.cards()));
    }

    private static ArrayNode codes(Deal deal) {
        return Fields.JSON.valueToTree(deal.cards().stream().map(Card::code).collect(Collectors.toList()));
    }
}
