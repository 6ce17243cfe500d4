package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.PlayerOfRules;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import java.util.List;
import java.util.Set;

/** How an open table is written, with what lies before each player. */
final class Tables {
    private static final Codec<Player> PLAYER = ObjectCodec.object(
            Field.of("cash", Scalars.COUNT, Player::cash),
            Field.of("tokens", Vocabulary.TOKENS, Player::tokens),
            Field.of("blackMarket", Vocabulary.TOKENS, Player::blackMarket),
            Field.of("board", Vocabulary.BOARD, Player::board),
            Field.of("specialCards", Vocabulary.SPECIAL_CARDS, Player::specialCards),
            Field.of("handSize", whole(0, Deal.HAND + 1), Player::handSize),
            PlayerRead::new);

    static final Codec<Table> TABLE = BuiltObject.<Table, Setup, Position>of(
                    "setup", Vocabulary.SETUP, Table::setup, Position::of)
            .with("turn", Vocabulary.TURN, Table::turn, Position::withTurn)
            .with("trades", list(Actions.ACTION, 0, 3), Table::trades, Position::withTrades)
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

    /** What lies before a player. */
    private record PlayerRead(
            int cash, Tokens tokens, Tokens blackMarket, Board board, Set<SpecialCard> specialCards, int handSize)
            implements PlayerOfRules {
        @Override
        public int seat() {
            throw new UnsupportedOperationException("seat: not known here, the place in the list of players tells it");
        }

        @Override
        public boolean has(SpecialCard card) {
            return specialCards.contains(card);
        }
    }
}
