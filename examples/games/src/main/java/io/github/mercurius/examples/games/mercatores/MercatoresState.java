package io.github.mercurius.examples.games.mercatores;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.Table;
import java.util.List;

/** What a line of a vector says of a state of Mercatores. */
final class MercatoresState {
    private MercatoresState() {}

    static ObjectNode of(GameState state) {
        Table table = state.table();
        ObjectNode fields = Fields.moment(table);
        fields.put("phase", table.phase().name());
        fields.put("step", table.ask().map(Ask::name).orElse(null));
        fields.put("round", table.round());
        fields.put("given", table.given().map(Card::code).orElse(null));
        fields.put("captain", Fields.seat(table.captain()));
        fields.put("unloading", Fields.seat(table.unloading()));
        fields.set("market", codes(table.market().toList()));
        ArrayNode hands = fields.putArray("hands");
        ArrayNode resources = fields.putArray("resources");
        ArrayNode coins = fields.putArray("coins");
        for (Player player : table.players()) {
            hands.add(codes(state.hand(player.seat()).toList()));
            resources.add(codes(player.resources().toList()));
            coins.add(player.coins());
        }
        fields.put("deck", table.deckSize());
        fields.set("discard", codes(table.discardPile()));
        return fields;
    }

    private static ArrayNode codes(List<Card> cards) {
        ArrayNode codes = Fields.JSON.createArrayNode();
        cards.forEach(card -> codes.add(card.code()));
        return codes;
    }
}
