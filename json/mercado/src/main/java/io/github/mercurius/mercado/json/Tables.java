package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.BOOLEAN;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.COUNT;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;
import static io.github.mercurius.mercado.json.Vocabulary.STALL;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How an open table is written; what follows from the rest is left out. */
final class Tables {
    private static final Field<Table, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, Table::setup);
    private static final Field<Table, Integer> TURN = Field.of("turn", COUNT, Table::turn);
    private static final Field<Table, Integer> ROUND = Field.of("round", COUNT, Table::round);
    private static final Field<Table, Boolean> LAST_ROUND = Field.of("lastRound", BOOLEAN, Table::isLastRound);
    private static final Field<Table, OptionalInt> ACTIVE = Field.of("activeSeat", SEAT_OR_NONE, Tables::activeOrNone);
    private static final Field<Table, Optional<Ask>> ASK = Field.of("ask", orNull(Vocabulary.ASK), Table::ask);
    private static final Field<Table, OptionalInt> DECIDER = Field.of("decider", SEAT_OR_NONE, Table::decider);
    private static final Field<Table, Boolean> TOKEN_PLAYED = Field.of("tokenPlayed", BOOLEAN, Table::isTokenPlayed);
    private static final Field<Table, Boolean> SEAL_PAID = Field.of("sealPaid", BOOLEAN, Table::isSealPaid);
    private static final Field<Table, Boolean> AGAIN = Field.of("anotherTurn", BOOLEAN, Table::isAnotherTurnDue);
    private static final Field<Table, Coins> DRAWN = Field.of("drawn", COINS, Table::drawn);
    private static final Field<Table, Integer> PLACED = Field.of("placed", COUNT, Table::placed);
    private static final Codec<Todo> TODO_KIND = new Variants<Todo>()
            .with("effect", Todo.Apply.class, "effect", Vocabulary.EFFECT, Todo.Apply::effect, Todo.Apply::new)
            .with("discard", Todo.Discard.class, "seat", Vocabulary.SEAT, Todo.Discard::seat, Todo.Discard::new)
            .with("close", Todo.Close.class, "stall", STALL, Todo.Close::stall, Todo.Close::new);
    private static final Field<Table, List<Todo>> TODO = Field.of("todo", list(TODO_KIND), Table::todo);
    private static final Field<Table, List<Stall>> SOLD = Field.of("sold", list(STALL), Table::sold);
    private static final int TILES = Stall.merchandise().size();
    private static final Field<Table, List<Optional<Tile>>> OPEN_TILES =
            Field.by(SETUP, "tiles", setup -> list(orNull(EditionFormats.of(setup).tile), TILES, TILES), Tables::tiles);
    private static final Field<Table, List<Tile>> OBJECTS =
            Field.by(SETUP, "objectDiscard", setup -> list(EditionFormats.of(setup).tile), Table::objectDiscard);
    private static final Field<Table, List<Tile>> PERFUMES =
            Field.by(SETUP, "perfumeDiscard", setup -> list(EditionFormats.of(setup).tile), Table::perfumeDiscard);
    private static final Field<Player, Coins> PURSE = Field.of("purse", COINS, Player::purse);
    private static final Field<Player, Coins> SPENT = Field.of("spent", COINS, Player::spent);
    private static final int STALLS = Stall.all().size();
    private static final Field<Player, List<Coins>> EDGES =
            Field.of("edges", list(COINS, STALLS, STALLS), Player::edges);
    private static final Field<Player, Integer> SEALS = Field.of("seals", COUNT, Player::seals);
    private static final Field<Player, Integer> HAND_SIZE =
            Field.of("handSize", whole(0, Edition.TOKENS), Player::handSize);
    private static final Field<Player, Integer> POSITION = Field.of("position", COUNT, Player::position);
    /** A player, whose seat is the place in the list. */
    private static final Codec<Player> PLAYER = new ObjectCodec<>(
            List.of(PURSE, SPENT, EDGES, SEALS, HAND_SIZE, POSITION),
            parts -> new Player(
                    0,
                    parts.get(PURSE),
                    parts.get(SPENT),
                    parts.get(EDGES),
                    parts.get(SEALS),
                    parts.get(HAND_SIZE),
                    parts.get(POSITION)));

    private static final Field<Table, List<Player>> PLAYERS =
            Field.of("players", Vocabulary.SEATS.eachOf(PLAYER), Table::players);
    private static final Field<Table, List<Integer>> STANDING =
            Field.of("standing", Vocabulary.SEATS.someOf(Vocabulary.SEAT), Table::standing);
    private static final Field<Table, List<TokenKind>> GONE = Field.by(
            SETUP, "tokensGone", setup -> list(EditionFormats.of(setup).token, 0, Edition.TOKENS), Table::tokensGone);

    static final Codec<Table> TABLE = new ObjectCodec<>(
            List.of(
                    SETUP,
                    TURN,
                    ROUND,
                    LAST_ROUND,
                    ACTIVE,
                    ASK,
                    DECIDER,
                    TOKEN_PLAYED,
                    SEAL_PAID,
                    AGAIN,
                    DRAWN,
                    PLACED,
                    TODO,
                    SOLD,
                    OPEN_TILES,
                    OBJECTS,
                    PERFUMES,
                    PLAYERS,
                    STANDING,
                    GONE),
            Tables::table);

    private Tables() {}

    private static OptionalInt activeOrNone(Table table) {
        return table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat());
    }

    private static List<Optional<Tile>> tiles(Table table) {
        List<Optional<Tile>> tiles = new ArrayList<>();
        Stall.merchandise().forEach(stall -> tiles.add(table.tile(stall)));
        return tiles;
    }

    private static Table table(ObjectCodec.Parts parts) {
        Setup setup = parts.get(SETUP);
        List<Player> players = parts.get(PLAYERS);
        check(players.size() == setup.players(), players.size() + " players", String.valueOf(setup.players()));
        Position position = asked(Position.of(setup), parts)
                .withTurn(parts.get(TURN))
                .withRound(parts.get(ROUND))
                .withLastRound(parts.get(LAST_ROUND))
                .withDone(done(parts))
                .withDrawn(parts.get(DRAWN))
                .withPlaced(parts.get(PLACED))
                .withTodo(parts.get(TODO))
                .withSold(parts.get(SOLD))
                .withObjectDiscard(parts.get(OBJECTS))
                .withPerfumeDiscard(parts.get(PERFUMES))
                .withTokensGone(parts.get(GONE));
        for (Stall stall : Stall.merchandise()) {
            Optional<Tile> tile = parts.get(OPEN_TILES).get(stall.ordinal());
            position = tile.isPresent() ? position.withTile(stall, tile.get()) : position.withEmptyStall(stall);
        }
        for (int seat = 0; seat < players.size(); seat++) {
            position = with(position, seat, players.get(seat));
        }
        Table table = position.withStanding(parts.get(STANDING)).table();
        check(
                table.decider().equals(parts.get(DECIDER)),
                "decider " + text(parts.get(DECIDER)),
                text(table.decider()) + " (TRN-1)");
        return table;
    }

    private static Position with(Position position, int seat, Player player) {
        Position next = position.withPurse(seat, player.purse())
                .withSpent(seat, player.spent())
                .withSeals(seat, player.seals())
                .withHandSize(seat, player.handSize())
                .withPosition(seat, player.position());
        for (Stall stall : Stall.all()) {
            next = next.withEdge(seat, stall, player.edge(stall));
        }
        return next;
    }

    private static Position asked(Position position, ObjectCodec.Parts parts) {
        Optional<Ask> ask = parts.get(ASK);
        OptionalInt active = parts.get(ACTIVE);
        check(
                active.isPresent() == ask.isPresent(),
                "active seat " + text(active),
                "one unless the game is over (END-1)");
        if (!ask.isPresent()) {
            return position.withGameOver();
        }
        OptionalInt decider = parts.get(DECIDER);
        Position asked = ask.get() == Ask.DISCARD && decider.isPresent()
                ? position.withDiscard(decider.getAsInt())
                : position.withAsk(ask.get());
        return asked.withActiveSeat(active.getAsInt());
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

    private static String text(OptionalInt seat) {
        return seat.isPresent() ? "seat " + seat.getAsInt() : "none";
    }

    static void check(boolean condition, String found, String expected) {
        if (!condition) {
            throw new IllegalArgumentException(found + ", expected " + expected);
        }
    }
}
