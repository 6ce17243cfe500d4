package io.github.mercurius.examples.games.mercado;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Vectors;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;

/** Vectors of Mercado. */
public final class MercadoVectors implements Vectors<Action, PlayerView> {
    @Override
    public String seedRule() {
        return "RUL-16";
    }

    @Override
    public boolean writesDifferences() {
        return true;
    }

    /** The first line of a game; the stand-in edition has its name there. */
    public static ObjectNode firstLine(Setup setup, Deal deal, OptionalLong seed) {
        Edition edition = setup.edition();
        ObjectNode line = Vectors.firstLine("mercado");
        line.set(
                "edition",
                edition.equals(Edition.standIn())
                        ? TextNode.valueOf(edition.name())
                        : Fields.object(MercadoJson.EDITION.write(edition)));
        Vectors.withSetup(line, setup).put("side", setup.side().name()).put("disc", setup.disc());
        Vectors.withSeed(line, seed);
        line.set("objects", Fields.array(deal.tiles().subList(0, Deal.OBJECTS), Tile::id));
        line.set(
                "perfumes",
                Fields.array(deal.tiles().subList(Deal.OBJECTS, deal.tiles().size()), Tile::id));
        line.putObject("rulings").put("coinChanger", setup.coinChanger().name());
        return line;
    }

    @Override
    public Beginning<Action, PlayerView> read(ObjectNode line) {
        JsonNode document = line.path("edition");
        Edition edition = document.isTextual() ? Edition.standIn() : Fields.edition(MercadoJson.EDITION, document);
        Setup setup = Setup.builder()
                .players(line.path("players").asInt())
                .startSeat(line.path("startPlayer").asInt())
                .edition(edition)
                .side(Fields.parse("side", line.path("side"), Side::valueOf))
                .disc(line.path("disc").asInt())
                .coinChanger(Fields.parse("rulings.coinChanger", line.at("/rulings/coinChanger"), CoinChanger::valueOf))
                .build();
        Optional<Long> seed = Fields.seed(line);
        Optional<IntUnaryOperator> dealer = seed.map(Dealer::seeded);
        Deal deal = dealer.map(source -> Deal.shuffled(edition, source))
                .orElseGet(() -> Deal.of(edition, tiles(line, edition)));
        ObjectNode written = firstLine(setup, deal, seed.map(OptionalLong::of).orElse(OptionalLong.empty()));
        if (document.isObject()) {
            written.set("edition", document); // it has been read
        }
        return new Beginning<>(GameState.start(setup, deal), dealer, written);
    }

    private static List<Tile> tiles(ObjectNode line, Edition edition) {
        List<Tile> tiles = new ArrayList<>();
        for (String field : List.of("objects", "perfumes")) {
            tiles.addAll(Fields.list(
                    field, line.path(field), (path, id) -> Fields.parse(path, id, text -> tile(text, edition))));
        }
        return tiles;
    }

    private static Tile tile(String id, Edition edition) {
        return edition.tile(id).orElseThrow(() -> new IllegalArgumentException("expected a tile of the edition"));
    }

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> any) {
        GameState state = (GameState) any;
        Table table = state.table();
        ObjectNode fields = moment(table);
        fields.set(
                "tiles",
                Fields.array(
                        Stall.merchandise(),
                        stall -> table.tile(stall).map(Tile::id).orElse(null)));
        fields.set(
                "edges",
                Fields.array(
                        Stall.all(),
                        stall -> Fields.array(
                                table.players(), player -> player.edge(stall).toString())));
        List<Player> players = table.players();
        fields.set("purses", Fields.array(players, player -> counts(player.purse())));
        fields.set("spent", Fields.array(players, player -> counts(player.spent())));
        fields.set("seals", Fields.array(players, Player::seals));
        fields.set(
                "hands",
                Fields.array(
                        players,
                        player -> Fields.array(state.hand(player.seat()).toList(), TokenKind::code)));
        fields.set("positions", Fields.array(players, Player::position));
        fields.set("standing", Fields.array(table.standing(), seat -> seat));
        fields.putArray("piles").add(table.blackPile()).add(table.whitePile()).add(table.sealPile());
        fields.set("tokensGone", Fields.array(table.tokensGone(), TokenKind::code));
        fields.put("tokenStack", table.tokenStackSize());
        fields.put("objectStack", table.objectStack().size());
        fields.set("objectDiscard", Fields.array(table.objectDiscard(), Tile::id));
        fields.put("perfumeStack", table.perfumeStack().size());
        fields.set("perfumeDiscard", Fields.array(table.perfumeDiscard(), Tile::id));
        return fields;
    }

    private static ObjectNode moment(Table table) {
        ObjectNode fields = Fields.JSON.createObjectNode();
        fields.put("turn", table.turn()).put("round", table.round()).put("lastRound", table.isLastRound());
        fields.put("stage", table.stage().name());
        fields.put("ask", table.ask().map(Ask::name).orElse(null));
        fields.put("active", table.isOver() ? null : Integer.valueOf(table.activeSeat()));
        fields.put("actor", Fields.seat(table.decider()));
        fields.put("tokenPlayed", table.isTokenPlayed()).put("sealPaid", table.isSealPaid());
        fields.put("again", table.isAnotherTurnDue());
        fields.put("toDraw", table.toDraw()).put("drawn", table.drawn().toString());
        fields.put("placed", table.placed());
        fields.set("todo", Fields.array(table.todo(), Todo::notation));
        fields.set("sold", Fields.array(table.sold(), Stall::code));
        return fields;
    }

    private static ArrayNode counts(Coins coins) {
        return Fields.array(Coin.all(), coins::count);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        ArrayNode ranking = Fields.array(((GameState) state).table().standing(), seat -> seat);
        return Fields.JSON.createObjectNode().set("ranking", ranking);
    }
}
