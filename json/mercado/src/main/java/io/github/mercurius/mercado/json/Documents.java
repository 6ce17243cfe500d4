package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.BuiltObject.ifNumber;
import static io.github.mercurius.json.common.Scalars.BOOLEAN;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;
import static io.github.mercurius.mercado.json.Vocabulary.STALL;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Hands;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How an open table is written, and the documents that have one or a game in them. Each document says its format, with
 * a version, in its first property.
 */
final class Documents {
    private static final Field<Table, Optional<Ask>> ASK = Field.of("ask", orNull(Vocabulary.ASK), Table::ask);
    private static final Field<Table, OptionalInt> ACTIVE = Field.<Table, OptionalInt>of(
                    "activeSeat", SEAT_OR_NONE, Documents::activeOrNone)
            .derived();
    private static final Field<Table, OptionalInt> DECIDER = Field.<Table, OptionalInt>of(
                    "decider", SEAT_OR_NONE, Table::decider)
            .derived();
    private static final Field<Table, Boolean> TOKEN_PLAYED = Field.of("tokenPlayed", BOOLEAN, Table::isTokenPlayed);
    private static final Field<Table, Boolean> SEAL_PAID = Field.of("sealPaid", BOOLEAN, Table::isSealPaid);
    private static final Field<Table, Boolean> AGAIN = Field.of("anotherTurn", BOOLEAN, Table::isAnotherTurnDue);
    private static final Codec<Todo> TODO = new Variants<Todo>()
            .with("effect", Todo.Apply.class, "effect", Vocabulary.EFFECT, Todo.Apply::effect, Todo.Apply::new)
            .with("discard", Todo.Discard.class, "seat", Vocabulary.SEAT, Todo.Discard::seat, Todo.Discard::new)
            .with("close", Todo.Close.class, "stall", STALL, Todo.Close::stall, Todo.Close::new);
    private static final int TILES = Stall.merchandise().size();
    private static final int STALLS = Stall.all().size();
    /** A player, whose seat is the place in the list. */
    private static final Codec<Player> PLAYER = ObjectCodec.object(
            Field.of("purse", COINS, Player::purse),
            Field.of("spent", COINS, Player::spent),
            Field.of("edges", list(COINS, STALLS, STALLS), Player::edges),
            Field.of("seals", COUNT, Player::seals),
            Field.of("handSize", whole(0, Edition.TOKENS), Player::handSize),
            Field.of("position", COUNT, Player::position),
            (purse, spent, edges, seals, handSize, position) ->
                    new Player(0, purse, spent, edges, seals, handSize, position));

    static final Codec<Table> TABLE = BuiltObject.<Table, Setup, Position>of(
                    "setup", Vocabulary.SETUP, Table::setup, Position::of)
            .with("turn", COUNT, Table::turn, Position::withTurn)
            .with("round", COUNT, Table::round, Position::withRound)
            .with("lastRound", BOOLEAN, Table::isLastRound, Position::withLastRound)
            .with(ACTIVE, ifNumber(Position::withActiveSeat))
            .with(ASK)
            .with(DECIDER)
            .then(Documents::asked)
            .with(TOKEN_PLAYED)
            .with(SEAL_PAID)
            .with(AGAIN)
            .then((position, parts) -> position.withDone(done(parts)))
            .with("drawn", COINS, Table::drawn, Position::withDrawn)
            .with("placed", COUNT, Table::placed, Position::withPlaced)
            .with("todo", list(TODO), Table::todo, Position::withTodo)
            .with("sold", list(STALL), Table::sold, Position::withSold)
            .by("tiles", Documents::openTiles, Documents::tiles, Documents::withTiles)
            .by("objectDiscard", Documents::tileList, Table::objectDiscard, Position::withObjectDiscard)
            .by("perfumeDiscard", Documents::tileList, Table::perfumeDiscard, Position::withPerfumeDiscard)
            .by("players", setup -> Seats.eachOf(setup, PLAYER), Table::players, Documents::withPlayers)
            .with("standing", Vocabulary.SEATS.someOf(Vocabulary.SEAT), Table::standing, Position::withStanding)
            .by("tokensGone", Documents::tokens, Table::tokensGone, Position::withTokensGone)
            .made(Position::table);

    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", TABLE, GameState::table);
    private static final Hands<Action, PlayerView, Table, Position, Tokens> HANDS = new Hands<>(
            "tokens",
            table -> EditionFormats.of(table.setup()).tokens,
            Tokens::size,
            (table, seat) -> table.player(seat).handSize(),
            Position::of,
            Position::withHand);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    HANDS.field(STATE_TABLE, GameState::hand),
                    (table, hands) ->
                            HANDS.put(Position.of(table), table, hands).state())
            .document("mercado-state/1");

    static final Codec<PlayerView> VIEW =
            HANDS.view(SEAT_OR_NONE, TABLE, PlayerView::table, PlayerView::hand).document("mercado-view/1");

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .by("deal", setup -> orNull(EditionFormats.of(setup).deal), GameRecord::deal, GameRecord.Builder::deal)
            .optional("position", Documents::position, GameRecord::position, GameRecord.Builder::position)
            .by("log", setup -> list(EditionFormats.of(setup).logEntry), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercado-game/1");

    private Documents() {}

    private static OptionalInt activeOrNone(Table table) {
        return table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat());
    }

    private static Position asked(Position position, ObjectCodec.Parts parts) {
        Optional<Ask> ask = parts.get(ASK);
        if (!ask.isPresent()) {
            return position.withGameOver();
        }
        OptionalInt decider = parts.get(DECIDER);
        return ask.get() == Ask.DISCARD && decider.isPresent()
                ? position.withDiscard(decider.getAsInt())
                : position.withAsk(ask.get());
    }

    private static List<Position.Done> done(ObjectCodec.Parts parts) {
        List<Position.Done> done = new ArrayList<>();
        if (parts.get(TOKEN_PLAYED)) {
            done.add(Position.Done.TOKEN);
        }
        if (parts.get(SEAL_PAID)) {
            done.add(Position.Done.SEAL);
        }
        if (parts.get(AGAIN)) {
            done.add(Position.Done.AGAIN);
        }
        return done;
    }

    private static Codec<List<Tile>> tileList(Setup setup) {
        return list(EditionFormats.of(setup).tile);
    }

    private static Codec<List<Optional<Tile>>> openTiles(Setup setup) {
        return list(orNull(EditionFormats.of(setup).tile), TILES, TILES);
    }

    private static List<Optional<Tile>> tiles(Table table) {
        List<Optional<Tile>> tiles = new ArrayList<>();
        Stall.merchandise().forEach(stall -> tiles.add(table.tile(stall)));
        return tiles;
    }

    private static Position withTiles(Position position, List<Optional<Tile>> tiles) {
        Position next = position;
        for (Stall stall : Stall.merchandise()) {
            Optional<Tile> tile = tiles.get(stall.ordinal());
            next = tile.isPresent() ? next.withTile(stall, tile.get()) : next.withEmptyStall(stall);
        }
        return next;
    }

    private static Position withPlayers(Position position, List<Player> players) {
        Position next = position;
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            next = next.withPurse(seat, player.purse())
                    .withSpent(seat, player.spent())
                    .withSeals(seat, player.seals())
                    .withHandSize(seat, player.handSize())
                    .withPosition(seat, player.position());
            for (Stall stall : Stall.all()) {
                next = next.withEdge(seat, stall, player.edge(stall));
            }
        }
        return next;
    }

    private static Codec<List<TokenKind>> tokens(Setup setup) {
        return list(EditionFormats.of(setup).token, 0, Edition.TOKENS);
    }

    private static Codec<String> position(Setup setup) {
        return Scalars.checked(text -> Position.parse(text, setup.edition()));
    }
}
