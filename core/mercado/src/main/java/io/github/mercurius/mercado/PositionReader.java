package io.github.mercurius.mercado;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader extends AbstractReader<PositionCursor> {
    private static final List<Ask> ASKS = Arrays.asList(Ask.values());
    private static final List<Position.Done> DONE = Arrays.asList(Position.Done.values());
    private static final String STEP = "a step such as effect:AGAIN, discard:2 or close:5";

    PositionReader(String text, Edition edition) {
        super(text, edition, PositionCursor::new);
    }

    @Override
    void read(PositionPart part, PositionCursor value, PositionParts parts) {
        switch (part) {
            case SEEN -> parts.viewer = seat(value, parts);
            case TURN -> parts.turn = value.number();
            case ROUND -> parts.round = value.number();
            case SEAT -> parts.active = seat(value, parts);
            case ASK -> readAsk(value, parts);
            case DONE -> readDone(value, parts);
            case LAST -> readLast(value, parts);
            case TODO -> parts.todo = value.list(() -> step(value, parts));
            case DRAWN -> parts.drawn = coins(value);
            case PLACED -> parts.placed = value.number();
            case SOLD -> parts.sold = value.list(() -> stall(value));
            case TILES -> readTiles(value, parts);
            case OBJECTS -> parts.objectDiscard = value.list(() -> tile(value));
            case PERFUMES -> parts.perfumeDiscard = value.list(() -> tile(value));
            case EDGES -> value.bySeat(parts.seats, seat -> readEdges(value, seat));
            case SPENT -> value.bySeat(parts.seats, seat -> seat.spent = coins(value));
            case PURSES -> value.bySeat(parts.seats, seat -> seat.purse = coins(value));
            case SEALS -> value.bySeat(parts.seats, seat -> seat.seals = value.number());
            case POSITIONS -> value.bySeat(parts.seats, seat -> seat.position = value.number());
            case STANDING -> parts.standing = value.list(() -> seat(value, parts));
            case GONE -> parts.gone = value.list(() -> token(value));
            case HANDS -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            default -> value.rest(); // the set-up, which is read first
        }
    }

    private static int seat(PositionCursor value, PositionParts parts) {
        return value.seat(parts.seats.length, Rule.SET_1);
    }

    private static void readAsk(PositionCursor value, PositionParts parts) {
        boolean over = value.skip(PositionWriter.OVER);
        parts.ask = over ? null : value.constant(ASKS, "one of " + ASKS + ", or OVER");
        if (parts.ask == Ask.DISCARD) {
            if (!value.skip(':')) {
                throw value.misread("a colon and the seat that discards");
            }
            parts.discarding = seat(value, parts);
        }
    }

    private static void readDone(PositionCursor value, PositionParts parts) {
        List<Position.Done> done = value.list(() -> value.constant(DONE, "some of " + DONE));
        parts.tokenPlayed = done.contains(Position.Done.TOKEN);
        parts.sealPaid = done.contains(Position.Done.SEAL);
        parts.again = done.contains(Position.Done.AGAIN);
    }

    private static void readLast(PositionCursor value, PositionParts parts) {
        if (!value.skip(PositionWriter.NO)) {
            throw value.misread(PositionWriter.NO);
        }
        parts.lastRound = false;
    }

    private static Todo step(PositionCursor value, PositionParts parts) {
        int start = value.place();
        if (value.skip("discard:")) {
            return new Todo.Discard(seat(value, parts));
        }
        if (value.skip("close:")) {
            return new Todo.Close(stall(value));
        }
        Effect effect = value.skip("effect:") ? Effect.withCode(value.item()) : null;
        if (effect == null) {
            throw value.misread(start, STEP);
        }
        return new Todo.Apply(effect);
    }

    private static Stall stall(PositionCursor value) {
        for (Stall stall : Stall.all()) {
            if (value.skip(stall.code())) {
                return stall;
            }
        }
        throw value.misread("a stall, 1 to 6, H or X");
    }

    private void readTiles(PositionCursor value, PositionParts parts) {
        for (int stall = 0; stall < parts.spots.length; stall++) {
            if (stall > 0 && !value.skip(',')) {
                throw value.misread(
                        "a comma and the tile at stall " + Stall.all().get(stall));
            }
            parts.spots[stall] = value.skip(PositionLine.NOTHING)
                    ? PositionParts.Spot.EMPTY
                    : new PositionParts.Spot(true, tile(value));
        }
    }

    private Tile tile(PositionCursor value) {
        int start = value.place();
        return edition.tile(value.code())
                .orElseThrow(() -> value.misread(start, "the id of a tile of the edition, such as O07"));
    }

    private TokenKind token(PositionCursor value) {
        int start = value.place();
        return edition.tokenKind(value.code())
                .orElseThrow(() -> value.misread(start, "the code of a token of the edition, such as V2S"));
    }

    /** Letters of coins, or {@code -} for none. */
    private static Coins coins(PositionCursor value) {
        if (value.skip(PositionLine.NOTHING)) {
            return Coins.none();
        }
        int start = value.place();
        List<Coin> coins = new ArrayList<>();
        Coin next = coinOrNull(value);
        while (next != null) {
            coins.add(next);
            next = coins.size() < Coins.MOST ? coinOrNull(value) : null;
        }
        if (coins.isEmpty()) {
            throw value.misread(start, "coins such as GGTW, or -");
        }
        return Coins.of(coins);
    }

    private static @Nullable Coin coinOrNull(PositionCursor value) {
        for (Coin coin : Coin.all()) {
            if (value.skip(coin.name())) {
                return coin;
            }
        }
        return null;
    }

    private static void readEdges(PositionCursor value, PositionParts.Seat seat) {
        if (value.skip(PositionLine.NOTHING)) {
            return;
        }
        do {
            int start = value.place();
            Stall stall = stall(value);
            if (!value.skip(':')) {
                throw value.misread("a colon and coins");
            }
            if (!seat.edges[stall.ordinal()].isEmpty()) {
                throw value.misread(start, "each stall once");
            }
            seat.setEdge(stall, coins(value));
        } while (value.skip(','));
    }

    private void readHand(PositionCursor value, PositionParts.Seat seat) {
        if (value.skip(PositionLine.NOTHING)) {
            return;
        }
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            seat.handSize = unknown.getAsInt();
            return;
        }
        List<TokenKind> tokens = new ArrayList<>();
        do {
            int start = value.place();
            int count = value.count();
            TokenKind kind = token(value);
            if (count > kind.copies() - Tokens.of(edition, tokens).count(kind)) {
                throw value.misread(start, "fewer of one kind", Rule.THG_4);
            }
            for (; count > 0; count--) {
                tokens.add(kind);
            }
        } while (value.skip(','));
        seat.hand = Tokens.of(edition, tokens);
    }
}
