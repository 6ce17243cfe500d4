package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.Hands;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.rules.LogEntry;
import java.util.List;

/**
 * How an open table is written, and the documents that have one or a game in them. Each document says its format, with
 * a version, in its first property.
 */
final class Documents {
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
            .by("players", setup -> Seats.eachOf(setup, PLAYER), Table::players, Documents::withPlayers)
            .with("dividendsPaid", list(Vocabulary.CHAMBER), Table::dividendsPaid, Position::withDividendsPaid)
            .with("discardPile", Vocabulary.CARD_LIST, Table::discardPile, Position::withDiscardPile)
            .derived("mainDeckSize", whole(0, PriceCard.TOTAL - Deal.BACKUP_DECK), table -> table.deckSize(Deck.MAIN))
            .derived("backupDeckSize", whole(0, Deal.BACKUP_DECK), table -> table.deckSize(Deck.BACKUP))
            .made(Position::table);

    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", TABLE, GameState::table);

    private static final Hands<Action, PlayerView, Table, Position, Cards> HANDS = new Hands<>(
            "cards",
            table -> Vocabulary.CARDS,
            Cards::size,
            (table, seat) -> table.player(seat).handSize(),
            Position::of,
            Position::withHand);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    HANDS.field(STATE_TABLE, GameState::hand),
                    Field.of("mainDeck", Vocabulary.CARD_LIST, GameState::mainDeck),
                    Field.of("backupDeck", Vocabulary.CARD_LIST, GameState::backupDeck),
                    Documents::state)
            .document("mercurius-state/1");

    static final Codec<PlayerView> VIEW = HANDS.view(
                    Scalars.orNoNumber(Vocabulary.SEAT), TABLE, PlayerView::table, PlayerView::hand)
            .document("mercurius-view/1");

    /** A position as a line of text. */
    static final Codec<Position> POSITION = Scalars.TEXT.as(Position::parse, Position::toText);

    /** The same, kept as it is written. */
    private static final Codec<String> POSITION_TEXT = Scalars.checked(Position::parse);

    static final Codec<LogEntry<Action>> LOG_ENTRY = LogFormat.entries(PlayFormats.ACTION);

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .with("deal", orNull(Vocabulary.DEAL), GameRecord::deal, GameRecord.Builder::deal)
            .with("position", orNull(POSITION_TEXT), GameRecord::position, GameRecord.Builder::position)
            .with("commitment", orNull(Scalars.HASH), GameRecord::commitment, GameRecord.Builder::commitment)
            .with("nonce", orNull(Scalars.HASH), GameRecord::nonce, GameRecord.Builder::nonce)
            .by(
                    "joint",
                    setup -> orNull(JointDealFormat.of(setup, Mercurius::jointDeal)),
                    GameRecord::joint,
                    GameRecord.Builder::joint)
            .with("log", list(LOG_ENTRY), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercurius-game/1");

    /** All that have a format. */
    static final GameTypes TYPES = new GameTypes(Table.class, GameState.class)
            .with(Rule.class, Codes.of(Rule.values()))
            .with(Card.class, Vocabulary.CARD)
            .with(Tokens.class, Vocabulary.TOKENS)
            .with(Cards.class, Vocabulary.CARDS)
            .with(Market.class, Vocabulary.MARKET)
            .with(Board.class, Vocabulary.BOARD)
            .with(Standing.class, Vocabulary.STANDING)
            .withForHosts(Deal.class, Vocabulary.DEAL)
            .with(Rulings.class, Vocabulary.RULINGS)
            .with(Setup.class, Vocabulary.SETUP)
            .withActions(Action.class, PlayFormats.ACTION)
            .with(Event.class, PlayFormats.EVENT)
            .with(Violation.class, PlayFormats.VIOLATION)
            .with(Update.class, PlayFormats.UPDATE)
            .with(Table.class, TABLE)
            .withForHosts(GameState.class, STATE)
            .with(PlayerView.class, VIEW)
            .withRecords(GameRecord.class, RECORD)
            .withForHosts(Position.class, POSITION);

    private Documents() {}

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

    private static GameState state(
            Table table, List<Cards> hands, List<PriceCard> mainDeck, List<PriceCard> backupDeck) {
        Position decks = Position.of(table).withMainDeck(mainDeck).withBackupDeck(backupDeck);
        return HANDS.put(decks, table, hands).state();
    }
}
