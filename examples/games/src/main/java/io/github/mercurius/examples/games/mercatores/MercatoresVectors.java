package io.github.mercurius.examples.games.mercatores;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Vectors;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyState;
import java.util.List;
import java.util.Optional;

/** Vectors of Mercatores. */
public final class MercatoresVectors implements Vectors<Action, PlayerView> {
    @Override
    public String seedRule() {
        return "RUL-19";
    }

    /** The first line of a game. */
    public static ObjectNode firstLine(Setup setup, Deal deal) {
        ObjectNode line = Vectors.withSeed(Vectors.withSetup(Vectors.firstLine("mercatores"), setup), deal.seed());
        line.set("deal", codes(deal.cards()));
        line.putObject("rulings").put("lastTurns", setup.lastTurns().name());
        return line.set("edition", Fields.object(MercatoresJson.EDITION.write(setup.edition())));
    }

    @Override
    public Beginning<Action, PlayerView> read(ObjectNode line) {
        JsonNode document = line.path("edition");
        Edition edition = Fields.edition(MercatoresJson.EDITION, document);
        Setup setup = Setup.builder()
                .players(line.path("players").asInt())
                .startSeat(line.path("startPlayer").asInt())
                .lastTurns(Fields.parse("rulings.lastTurns", line.at("/rulings/lastTurns"), LastTurns::valueOf))
                .edition(edition)
                .build();
        Deal deal = Fields.seed(line)
                .map(seed -> Deal.seeded(edition, seed))
                .orElseGet(() -> Deal.of(edition, cards(line.path("deal"), edition)));
        ObjectNode written = firstLine(setup, deal).set("edition", document); // that one has been read
        return new Beginning<>(GameState.start(setup, deal), Optional.empty(), written);
    }

    private static List<Card> cards(JsonNode codes, Edition edition) {
        return Fields.list("deal", codes, (path, code) -> Fields.parse(path, code, text -> card(text, edition)));
    }

    private static Card card(String code, Edition edition) {
        return edition.card(code).orElseThrow(() -> new IllegalArgumentException("expected one of " + edition.cards()));
    }

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> any) {
        GameState state = (GameState) any;
        Table table = state.table();
        List<Player> players = table.players();
        ObjectNode fields = Fields.moment(table);
        fields.put("phase", table.phase().name());
        fields.put("step", table.ask().map(Ask::name).orElse(null));
        fields.put("round", table.round());
        fields.put("given", table.given().map(Card::code).orElse(null));
        fields.put("captain", Fields.seat(table.captain()));
        fields.put("unloading", Fields.seat(table.unloading()));
        fields.set("market", codes(table.market().toList()));
        fields.set(
                "hands",
                Fields.array(players, player -> codes(state.hand(player.seat()).toList())));
        fields.set(
                "resources",
                Fields.array(players, player -> codes(player.resources().toList())));
        fields.set("coins", Fields.array(players, Player::coins));
        fields.put("deck", table.deckSize());
        fields.set("discard", codes(table.discardPile()));
        return fields;
    }

    private static ArrayNode codes(List<Card> cards) {
        return Fields.array(cards, Card::code);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        Table table = ((GameState) state).table();
        ObjectNode ending = Fields.JSON.createObjectNode();
        ending.set("scores", Fields.array(table.setup().seats(), table::score));
        return ending.set("winners", Fields.array(table.winners(), seat -> seat));
    }
}
