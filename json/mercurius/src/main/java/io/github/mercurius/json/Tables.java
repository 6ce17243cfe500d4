package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import java.util.List;

/** How an open table is written, with what lies before each player. */
final class Tables {
    private static final Codec<Player> PLAYER = ObjectCodec.object(
            Field.of("cash", Scalars.COUNT, Player::cash),
            Field.of("tokens", Vocabulary.TOKENS, Player::tokens),
            Field.of("blackMarket", Vocabulary.TOKENS, Player::blackMarket),
            Field.of("board", Vocabulary.BOARD, Player::board),
            Field.of("specialCards", Vocabulary.SPECIAL_CARDS, Player::specialCards),
            Field.of("handSize", whole(0, Deal.HAND + 1), Player::handSize),
            // the place in the list of players says which seat it is
            (cash, tokens, blackMarket, board, specialCards, handSize) ->
                    new Player(0, cash, tokens, blackMarket, board, specialCards, handSize));

    static final Codec<Table> TABLE = BuiltObject.<Table, Setup, Position>of(
                    "setup", Vocabulary.SETUP, Table::setup, Position::of)
            .with("turn", Vocabulary.TURN, Table::turn, Position::withTurn)
            .with("trades", list(PlayFormats.ACTION, 0, 3), Table::trades, Position::withTrades)
            .with("specialPlayed", Scalars.BOOLEAN, Table::specialPlayed, Position::withSpecialPlayed)
            .with("spaces", Vocabulary.MARKET, Table::market, Position::withMarket)
            .derived("bank", Vocabulary.TOKENS, Table::bank)
            .by("players", setup -> Seats.eachOf(setup, PLAYER), Table::players, Tables::withPlayers)
            .with("dividendsPaid", list(Vocabulary.CHAMBER), Table::dividendsPaid, Position::withDividendsPaid)
            .with("discardPile", Vocabulary.CARD_LIST, Table::discardPile, Position::withDiscardPile)
            .derived("mainDeckSize", whole(0, PriceCard.TOTAL - Deal.BACKUP_DECK), table -> table.deckSize(Deck.MAIN))
            .derived("backupDeckSize", whole(0, Deal.BACKUP_DECK), table -> table.deckSize(Deck.BACKUP))
            .made(Position::table);

    private Tables() {}

    private static Position withPlayers(Position position, List<Player> players) {
        Position next = position;
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            next = next.withCash(seat, player.cash())
                    .withTokens(seat, player.tokens())
                    .withBlackMarket(seat, player.blackMarket())
                    .withBoard(seat, player.board())
                    .withSpecialCards(seat, player.specialCards())
                    .withHandSize(seat, player.handSize());
        }
        return next;
    }
}
