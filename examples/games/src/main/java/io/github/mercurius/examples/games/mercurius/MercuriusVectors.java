package io.github.mercurius.examples.games.mercurius;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Vectors;
import io.github.mercurius.rules.AnyState;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Vectors of Mercurius. */
public final class MercuriusVectors implements Vectors<Action, PlayerView> {
    @Override
    public String seedRule() {
        return "RUL-9";
    }

    /** The first line of a game. */
    public static ObjectNode firstLine(Setup setup, Deal deal) {
        ObjectNode line = Vectors.withSeed(Vectors.withSetup(Vectors.firstLine("mercurius"), setup), deal.seed());
        line.set("deal", Fields.array(deal.cards(), PriceCard::code));
        Rulings rulings = setup.rulings();
        line.putObject("rulings")
                .<ObjectNode>set(
                        "dividendScale", Fields.array(rulings.dividendScale().amounts(), amount -> amount))
                .put("cardOrder", rulings.cardOrder().name())
                .put("blackMarketAtEnd", rulings.blackMarketAtEnd().name());
        return line;
    }

    @Override
    public Beginning<Action, PlayerView> read(ObjectNode line) {
        JsonNode rulings = line.path("rulings");
        Setup setup = Setup.builder()
                .players(line.path("players").asInt())
                .startSeat(line.path("startPlayer").asInt())
                .rulings(Rulings.builder()
                        .dividendScale(DividendScale.of(Fields.list(
                                "rulings.dividendScale",
                                rulings.path("dividendScale"),
                                (path, amount) -> amount.asInt())))
                        .cardOrder(Fields.parse("rulings.cardOrder", rulings.path("cardOrder"), CardOrder::valueOf))
                        .blackMarketAtEnd(Fields.parse(
                                "rulings.blackMarketAtEnd",
                                rulings.path("blackMarketAtEnd"),
                                BlackMarketAtEnd::valueOf))
                        .build())
                .build();
        Deal deal = Fields.seed(line).map(Deal::seeded).orElseGet(() -> dealt(line.path("deal")));
        return new Beginning<>(GameState.start(setup, deal), Optional.empty(), firstLine(setup, deal));
    }

    private static Deal dealt(JsonNode codes) {
        return Deal.of(Fields.list("deal", codes, (path, code) -> Fields.parse(path, code, PriceCard::parse)));
    }

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> any) {
        GameState state = (GameState) any;
        Table table = state.table();
        List<Player> players = table.players();
        ObjectNode fields = Fields.moment(table);
        fields.set("trades", Fields.array(table.trades(), Action::notation));
        fields.put("specialPlayed", table.specialPlayed());
        fields.set("spaces", Fields.array(table.market().spaces(), space -> space));
        fields.set("bank", counts(table.bank()));
        fields.set("dividendsPaid", Fields.array(table.dividendsPaid(), Chamber::toString));
        fields.set("cash", Fields.array(players, Player::cash));
        fields.set("holdings", Fields.array(players, player -> counts(player.tokens())));
        fields.set(
                "hands",
                Fields.array(players, player -> codes(state.hand(player.seat()).toList())));
        fields.set("boards", Fields.array(players, player -> spaces(player.board())));
        fields.set("specials", Fields.array(players, player -> Fields.array(player.specialCards(), Card::code)));
        fields.set(
                "blackMarket",
                Fields.array(
                        players, player -> Fields.array(player.blackMarket().toList(), Asset::toString)));
        fields.put("main", table.deckSize(Deck.MAIN));
        fields.put("backup", table.deckSize(Deck.BACKUP));
        fields.set("discard", codes(table.discardPile()));
        return fields;
    }

    private static ArrayNode counts(Tokens tokens) {
        return Fields.array(Asset.all(), tokens::count);
    }

    private static ArrayNode spaces(Board board) {
        return Fields.array(
                IntStream.range(0, Board.SPACES).boxed().toList(),
                space -> board.card(space).map(Card::code).orElse(null));
    }

    private static ArrayNode codes(List<PriceCard> cards) {
        return Fields.array(cards, PriceCard::code);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        ArrayNode winners = Fields.array(state.table().winners(), seat -> seat);
        return Fields.JSON.createObjectNode().set("winners", winners);
    }
}
