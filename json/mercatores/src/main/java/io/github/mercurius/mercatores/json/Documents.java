package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.BuiltObject.ifNumber;
import static io.github.mercurius.json.common.BuiltObject.ifPresent;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Hands;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.JointDeal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How an open table is written, and the documents that have one or a game in them. Each document says its format, with
 * a version, in its first property.
 */
final class Documents {
    private static final Codec<Integer> CARDS = whole(0, Edition.CARDS);

    static final Codec<Table> TABLE = BuiltObject.<Table, Setup, Position>of(
                    "setup", Vocabulary.SETUP, Table::setup, Position::of)
            .with("turn", COUNT, Table::turn, Position::withTurn)
            .with("step", orNull(Vocabulary.ASK), Table::ask, Documents::withAsk)
            .with(
                    Field.<Table, OptionalInt>of("activeSeat", SEAT_OR_NONE, Documents::activeOrNone)
                            .derived(),
                    ifNumber(Position::withActiveSeat))
            .with("round", COUNT, Table::round, Position::withRound)
            .with("captain", SEAT_OR_NONE, Table::captain, ifNumber(Position::withCaptain))
            .derived("unloading", SEAT_OR_NONE, Table::unloading)
            .by("market", setup -> EditionFormats.of(setup).cards, Table::market, Position::withMarket)
            .by("given", setup -> orNull(EditionFormats.of(setup).card), Table::given, ifPresent(Position::withGiven))
            .by("players", Documents::players, Table::players, Documents::withPlayers)
            .derived("deckSize", CARDS, Table::deckSize)
            .by(
                    "discardPile",
                    setup -> EditionFormats.of(setup).cardList,
                    Table::discardPile,
                    Position::withDiscardPile)
            .made(Position::table);

    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", TABLE, GameState::table);
    private static final Hands<Action, PlayerView, Table, Position, Cards> HANDS = new Hands<>(
            "cards",
            table -> EditionFormats.of(table.setup()).cards,
            Cards::size,
            (table, seat) -> table.player(seat).handSize(),
            Position::of,
            Position::withHand);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    HANDS.field(STATE_TABLE, GameState::hand),
                    Field.by(STATE_TABLE, "deck", table -> EditionFormats.of(table.setup()).cardList, GameState::deck),
                    (table, hands, deck) -> HANDS.put(Position.of(table).withDeck(deck), table, hands)
                            .state())
            .document("mercatores-state/1");

    static final Codec<PlayerView> VIEW =
            HANDS.view(SEAT_OR_NONE, TABLE, PlayerView::table, PlayerView::hand).document("mercatores-view/1");

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .by("deal", setup -> orNull(EditionFormats.of(setup).deal), GameRecord::deal, GameRecord.Builder::deal)
            .optional("position", Documents::position, GameRecord::position, GameRecord.Builder::position)
            .with("commitment", orNull(Scalars.HASH), GameRecord::commitment, GameRecord.Builder::commitment)
            .with("nonce", orNull(Scalars.HASH), GameRecord::nonce, GameRecord.Builder::nonce)
            .optional("joint", Documents::joint, GameRecord::joint, GameRecord.Builder::joint)
            .by("log", setup -> list(EditionFormats.of(setup).logEntry), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercatores-game/1");

    private Documents() {}

    /** What lies before each player, and what is known of the hand; the place in the list is the seat. */
    private static Codec<List<Player>> players(Setup setup) {
        EditionFormats edition = EditionFormats.of(setup);
        Codec<Player> player = ObjectCodec.object(
                Field.of("resources", edition.cards, Player::resources),
                Field.of("handSize", CARDS, Player::handSize),
                Field.of("known", edition.cards, Player::known),
                Field.of("coins", COUNT, Player::coins),
                (resources, handSize, known, coins) -> new Player(0, resources, known, handSize, coins));
        return Seats.eachOf(setup, player);
    }

    private static OptionalInt activeOrNone(Table table) {
        return table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat());
    }

    private static Position withAsk(Position position, Optional<Ask> ask) {
        return ask.isPresent() ? position.withAsk(ask.get()) : position.withGameOver();
    }

    private static Position withPlayers(Position position, List<Player> players) {
        Position next = position;
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            next = next.withResources(seat, player.resources())
                    .withHandSize(seat, player.handSize())
                    .withKnown(seat, player.known())
                    .withCoins(seat, player.coins());
        }
        return next;
    }

    private static Codec<String> position(Setup setup) {
        return Scalars.checked(text -> Position.parse(text, setup.edition()));
    }

    private static Codec<JointDeal> joint(Setup setup) {
        return JointDealFormat.of(setup, Mercatores::jointDeal);
    }
}
