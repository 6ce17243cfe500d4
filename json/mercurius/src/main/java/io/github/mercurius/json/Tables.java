package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.PlayerOfRules;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import java.util.List;
import java.util.Set;

/** How an open table is written, with what lies before each player. */
final class Tables {
    private static final Field<Player, Integer> CASH = Field.of("cash", Vocabulary.COUNT, Player::cash);
    private static final Field<Player, Tokens> TOKENS = Field.of("tokens", Vocabulary.TOKENS, Player::tokens);
    private static final Field<Player, Tokens> BLACK_MARKET =
            Field.of("blackMarket", Vocabulary.TOKENS, Player::blackMarket);
    private static final Field<Player, Board> BOARD = Field.of("board", Vocabulary.BOARD, Player::board);
    private static final Field<Player, Set<SpecialCard>> SPECIAL_CARDS =
            Field.of("specialCards", Vocabulary.SPECIAL_CARDS, Player::specialCards);
    private static final Field<Player, Integer> HAND_SIZE =
            Field.of("handSize", whole(0, Deal.HAND + 1), Player::handSize);
    private static final Codec<Player> PLAYER = new ObjectCodec<>(
            List.of(CASH, TOKENS, BLACK_MARKET, BOARD, SPECIAL_CARDS, HAND_SIZE),
            parts -> new PlayerRead(
                    parts.get(CASH),
                    parts.get(TOKENS),
                    parts.get(BLACK_MARKET),
                    parts.get(BOARD),
                    parts.get(SPECIAL_CARDS),
                    parts.get(HAND_SIZE)));

    private static final Field<Table, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, Table::setup);
    private static final Field<Table, Integer> TURN = Field.of("turn", Vocabulary.TURN, Table::turn);
    private static final Field<Table, List<Action>> TRADES =
            Field.of("trades", list(Actions.ACTION, 0, 3), Table::trades);
    private static final Field<Table, Boolean> SPECIAL_PLAYED =
            Field.of("specialPlayed", Scalars.BOOLEAN, Table::specialPlayed);
    private static final Field<Table, Market> SPACES = Field.of("spaces", Vocabulary.MARKET, Table::market);
    private static final Field<Table, Tokens> BANK = Field.of("bank", Vocabulary.TOKENS, Table::bank);
    private static final Field<Table, List<Player>> PLAYERS =
            Field.of("players", Vocabulary.SEATS.eachOf(PLAYER), Table::players);
    private static final Field<Table, List<Chamber>> DIVIDENDS_PAID =
            Field.of("dividendsPaid", list(Vocabulary.CHAMBER), Table::dividendsPaid);
    private static final Field<Table, List<PriceCard>> DISCARD_PILE =
            Field.of("discardPile", Vocabulary.CARD_LIST, Table::discardPile);
    private static final Field<Table, Integer> MAIN_DECK =
            Field.of("mainDeckSize", whole(0, PriceCard.TOTAL - Deal.BACKUP_DECK), table -> table.deckSize(Deck.MAIN));
    private static final Field<Table, Integer> BACKUP_DECK =
            Field.of("backupDeckSize", whole(0, Deal.BACKUP_DECK), table -> table.deckSize(Deck.BACKUP));

    static final Codec<Table> TABLE = new ObjectCodec<>(
            List.of(
                    SETUP,
                    TURN,
                    TRADES,
                    SPECIAL_PLAYED,
                    SPACES,
                    BANK,
                    PLAYERS,
                    DIVIDENDS_PAID,
                    DISCARD_PILE,
                    MAIN_DECK,
                    BACKUP_DECK),
            Tables::table,
            BANK,
            MAIN_DECK,
            BACKUP_DECK);

    private Tables() {}

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

    private static Table table(ObjectCodec.Parts parts) {
        return Position.of(parts.get(SETUP))
                .withTurn(parts.get(TURN))
                .withTrades(parts.get(TRADES))
                .withSpecialPlayed(parts.get(SPECIAL_PLAYED))
                .withMarket(parts.get(SPACES))
                .withPlayers(parts.get(PLAYERS))
                .withDividendsPaid(parts.get(DIVIDENDS_PAID))
                .withDiscardPile(parts.get(DISCARD_PILE))
                .table();
    }
}
