package io.github.mercurius.examples.games.mercado;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import java.util.List;
import java.util.function.Function;

/** What a line of a vector says of a state of Mercado. */
final class MercadoState {
    private final GameState state;
    private final Table table;
    private final ObjectNode fields = Fields.JSON.createObjectNode();

    private MercadoState(GameState state) {
        this.state = state;
        this.table = state.table();
    }

    static ObjectNode of(GameState state) {
        MercadoState line = new MercadoState(state);
        line.putMoment();
        line.putStalls();
        line.putPlayers();
        line.putStacks();
        return line.fields;
    }

    private void putMoment() {
        fields.put("turn", table.turn()).put("round", table.round()).put("lastRound", table.isLastRound());
        fields.put("stage", table.stage().name());
        fields.put("ask", table.ask().map(Ask::name).orElse(null));
        fields.put("active", table.isOver() ? null : Integer.valueOf(table.activeSeat()));
        fields.put("actor", Fields.seat(table.decider()));
        fields.put("tokenPlayed", table.isTokenPlayed()).put("sealPaid", table.isSealPaid());
        fields.put("again", table.isAnotherTurnDue());
        fields.put("toDraw", table.toDraw()).put("drawn", table.drawn().toString());
        fields.put("placed", table.placed());
        put("todo", table.todo(), Todo::notation);
        put("sold", table.sold(), Stall::code);
    }

    private void putStalls() {
        ArrayNode tiles = fields.putArray("tiles");
        Stall.merchandise()
                .forEach(stall -> tiles.add(table.tile(stall).map(Tile::id).orElse(null)));
        ArrayNode edges = fields.putArray("edges");
        for (Stall stall : Stall.all()) {
            ArrayNode seats = edges.addArray();
            table.players().forEach(player -> seats.add(player.edge(stall).toString()));
        }
    }

    private void putPlayers() {
        ArrayNode purses = fields.putArray("purses");
        ArrayNode spent = fields.putArray("spent");
        ArrayNode seals = fields.putArray("seals");
        ArrayNode hands = fields.putArray("hands");
        ArrayNode positions = fields.putArray("positions");
        for (Player player : table.players()) {
            purses.add(counts(player.purse()));
            spent.add(counts(player.spent()));
            seals.add(player.seals());
            ArrayNode hand = hands.addArray();
            state.hand(player.seat()).toList().forEach(token -> hand.add(token.code()));
            positions.add(player.position());
        }
        fields.set("standing", Fields.JSON.valueToTree(table.standing()));
    }

    private void putStacks() {
        fields.putArray("piles").add(table.blackPile()).add(table.whitePile()).add(table.sealPile());
        put("tokensGone", table.tokensGone(), TokenKind::code);
        fields.put("tokenStack", table.tokenStackSize());
        fields.put("objectStack", table.objectStack().size());
        put("objectDiscard", table.objectDiscard(), Tile::id);
        fields.put("perfumeStack", table.perfumeStack().size());
        put("perfumeDiscard", table.perfumeDiscard(), Tile::id);
    }

    private <T> void put(String field, List<T> things, Function<T, String> text) {
        ArrayNode texts = fields.putArray(field);
        things.forEach(thing -> texts.add(text.apply(thing)));
    }

    private static ArrayNode counts(Coins coins) {
        ArrayNode counts = Fields.JSON.createArrayNode();
        Coin.all().forEach(coin -> counts.add(coins.count(coin)));
        return counts;
    }
}
