package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.COUNT;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import java.util.ArrayList;
import java.util.List;

/** What lies open before a player. */
record Seat(Coins purse, Coins spent, List<Coins> edges, int seals, int handSize, int position) {
    private static final Field<Seat, Coins> PURSE = Field.of("purse", COINS, Seat::purse);
    private static final Field<Seat, Coins> SPENT = Field.of("spent", COINS, Seat::spent);
    private static final int STALLS = Stall.all().size();
    private static final Field<Seat, List<Coins>> EDGES = Field.of("edges", list(COINS, STALLS, STALLS), Seat::edges);
    private static final Field<Seat, Integer> SEALS = Field.of("seals", COUNT, Seat::seals);
    private static final Field<Seat, Integer> HAND_SIZE =
            Field.of("handSize", whole(0, Edition.TOKENS), Seat::handSize);
    private static final Field<Seat, Integer> POSITION = Field.of("position", COUNT, Seat::position);

    static final Codec<Seat> CODEC = new ObjectCodec<>(
            List.of(PURSE, SPENT, EDGES, SEALS, HAND_SIZE, POSITION),
            parts -> new Seat(
                    parts.get(PURSE),
                    parts.get(SPENT),
                    parts.get(EDGES),
                    parts.get(SEALS),
                    parts.get(HAND_SIZE),
                    parts.get(POSITION)));

    static List<Seat> all(Table table) {
        List<Seat> seats = new ArrayList<>();
        for (Player player : table.players()) {
            seats.add(new Seat(
                    player.purse(),
                    player.spent(),
                    player.edges(),
                    player.seals(),
                    player.handSize(),
                    player.position()));
        }
        return seats;
    }

    /** A position with all this before a player. */
    Position at(int seat, Position position) {
        Position next = position.withPurse(seat, purse)
                .withSpent(seat, spent)
                .withSeals(seat, seals)
                .withHandSize(seat, handSize)
                .withPosition(seat, this.position);
        for (Stall stall : Stall.all()) {
            next = next.withEdge(seat, stall, edges.get(stall.ordinal()));
        }
        return next;
    }
}
