package io.github.mercurius.mercado;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a position of Mercado says. */
final class PositionParts extends AbstractParts {
    final Spot[] spots = new Spot[Stall.merchandise().size()];

    /** How many rounds have been completed, and whose turn it is: if not said, as without extra turns. */
    @Nullable
    Integer round;

    int active = UNSAID;

    /** None when the game is over. */
    @Nullable
    Ask ask = Ask.ACTION;

    /** Who is asked to discard a token. */
    int discarding = UNSAID;

    boolean tokenPlayed;
    boolean sealPaid;
    boolean again;

    /** Whether the last round has begun; what is not said follows from the markers and the rounds. */
    @Nullable
    Boolean lastRound;

    List<Todo> todo = List.of();
    Coins drawn = Coins.none();
    int placed;
    List<Stall> sold = List.of();
    List<Tile> objectDiscard = List.of();
    List<Tile> perfumeDiscard = List.of();

    /** The seats by place; what is not said follows from the markers. */
    @Nullable
    List<Integer> standing;

    List<TokenKind> gone = List.of();

    PositionParts(Setup setup) {
        super(setup, Seat::new);
        Arrays.fill(spots, Spot.UNSAID);
    }

    private PositionParts(PositionParts other) {
        super(other);
        System.arraycopy(other.spots, 0, spots, 0, spots.length);
        round = other.round;
        active = other.active;
        ask = other.ask;
        discarding = other.discarding;
        tokenPlayed = other.tokenPlayed;
        sealPaid = other.sealPaid;
        again = other.again;
        lastRound = other.lastRound;
        todo = other.todo;
        drawn = other.drawn;
        placed = other.placed;
        sold = other.sold;
        objectDiscard = other.objectDiscard;
        perfumeDiscard = other.perfumeDiscard;
        standing = other.standing;
        gone = other.gone;
    }

    /** What everybody sees. */
    static PositionParts of(Table table) {
        PositionParts parts = new PositionParts(table.setup);
        parts.turn = table.turn;
        parts.round = table.round;
        parts.active = table.active;
        parts.ask = table.ask;
        parts.discarding = table.ask == Ask.DISCARD ? table.actor : UNSAID;
        parts.tokenPlayed = table.tokenPlayed;
        parts.sealPaid = table.sealPaid;
        parts.again = table.again;
        parts.lastRound = table.lastRound;
        parts.todo = table.todo();
        parts.drawn = table.drawn;
        parts.placed = table.placed;
        parts.sold = table.sold();
        for (int stall = 0; stall < parts.spots.length; stall++) {
            parts.spots[stall] = new Spot(true, table.tiles[stall]);
        }
        parts.objectDiscard = table.objectDiscard();
        parts.perfumeDiscard = table.perfumeDiscard();
        parts.standing = table.standing();
        parts.gone = table.tokensGone();
        for (Player player : table.players) {
            Seat seat = parts.seats[player.seat()];
            seat.purse = player.purse();
            seat.spent = player.spent();
            seat.edges = player.edges().toArray(new Coins[0]);
            seat.seals = player.seals();
            seat.position = player.position();
            seat.handSize = player.handSize();
        }
        return parts;
    }

    /** A copy that shares its seats: what is to be changed of them is copied first. */
    PositionParts copy() {
        return new PositionParts(this);
    }

    /** Whose turn it is; without extra turns the seats take turns clockwise. */
    int active() {
        if (ask == null) {
            return 0; // nobody's turn: the same in all tables, no matter who played last
        }
        return active != UNSAID ? active : Math.floorMod(setup.startSeat() + turn, seats.length);
    }

    /** How many rounds have been completed, as many as there can be without extra turns if it is not said. */
    int round() {
        return round != null ? round : Math.max(0, turn) / seats.length;
    }

    /** What a position says of the tile at a stall: nothing, that there is none, or which. */
    record Spot(boolean isSaid, @Nullable Tile tile) {
        static final Spot UNSAID = new Spot(false, null);
        static final Spot EMPTY = new Spot(true, null);
    }

    /** What a position says of one seat. */
    static final class Seat {
        private static final Coins[] NO_EDGES = noEdges();

        /** What is not said follows: the coins of the beginning that lie nowhere else. */
        @Nullable
        Coins purse;

        Coins spent = Coins.none();
        Coins[] edges = NO_EDGES;
        int seals = 1;
        int position;

        @Nullable
        Integer handSize;

        @Nullable
        Tokens hand;

        Seat() {}

        Seat(Seat other) {
            purse = other.purse;
            spent = other.spent;
            edges = other.edges;
            seals = other.seals;
            position = other.position;
            handSize = other.handSize;
            hand = other.hand;
        }

        /** The tokens in the hand, or how many there are if they are not known. */
        void setHand(@Nullable Tokens known, @Nullable Integer size) {
            hand = known;
            handSize = size;
        }

        private static Coins[] noEdges() {
            Coins[] edges = new Coins[Stall.all().size()];
            Arrays.fill(edges, Coins.none());
            return edges;
        }

        void setEdge(Stall stall, Coins coins) {
            edges = edges.clone();
            edges[stall.ordinal()] = coins;
        }

        /** The size of the hand that is said, or that follows from the tokens; else none. */
        int handSize() {
            return handSize != null ? handSize : hand != null ? hand.size() : 0;
        }
    }
}
