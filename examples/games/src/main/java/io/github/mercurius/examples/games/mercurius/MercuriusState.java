package io.github.mercurius.examples.games.mercurius;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.vectors.Fields;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a line of a vector says of a state of Mercurius. */
final class MercuriusState {
    private MercuriusState() {}

    static ObjectNode of(GameState state) {
        Table table = state.table();
        ObjectNode fields = Fields.moment(table);
        fields.set("trades", texts(table.trades().stream().map(Action::notation)));
        fields.put("specialPlayed", table.specialPlayed());
        fields.set("spaces", Fields.JSON.valueToTree(table.market().spaces()));
        fields.set("bank", counts(table.bank()));
        fields.set("dividendsPaid", codes(table.dividendsPaid()));
        fields.set("cash", perSeat(table, player -> Fields.JSON.valueToTree(player.cash())));
        fields.set("holdings", perSeat(table, player -> counts(player.tokens())));
        fields.set(
                "hands",
                perSeat(table, player -> codes(state.hand(player.seat()).toList())));
        fields.set("boards", perSeat(table, player -> spaces(player.board())));
        fields.set("specials", perSeat(table, player -> codes(player.specialCards())));
        fields.set(
                "blackMarket",
                perSeat(table, player -> codes(player.blackMarket().toList())));
        fields.put("main", table.deckSize(Deck.MAIN));
        fields.put("backup", table.deckSize(Deck.BACKUP));
        fields.set("discard", codes(table.discardPile()));
        return fields;
    }

    private static ArrayNode perSeat(Table table, Function<Player, JsonNode> field) {
        ArrayNode seats = Fields.JSON.createArrayNode();
        table.players().forEach(player -> seats.add(field.apply(player)));
        return seats;
    }

    private static ArrayNode counts(Tokens tokens) {
        ArrayNode counts = Fields.JSON.createArrayNode();
        Asset.all().forEach(asset -> counts.add(tokens.count(asset)));
        return counts;
    }

    private static ArrayNode spaces(Board board) {
        ArrayNode spaces = Fields.JSON.createArrayNode();
        for (int space = 0; space < Board.SPACES; space++) {
            spaces.add(board.card(space).map(Card::code).orElse(null));
        }
        return spaces;
    }

    private static ArrayNode codes(Iterable<?> things) {
        ArrayNode codes = Fields.JSON.createArrayNode();
        things.forEach(thing -> codes.add(thing.toString()));
        return codes;
    }

    private static ArrayNode texts(Stream<String> texts) {
        return codes(texts.collect(Collectors.toList()));
    }
}
