package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Deals the tiles and tokens that a position leaves open: to stalls and hands. */
final class PositionDealer {
    /** More often than a random source ever fails to give a hand two kinds. */
    private static final int MOST_TRIES = 1000;

    private PositionDealer() {}

    /** The state of a position with nothing left unsaid. */
    static GameState dealt(PositionParts parts, IntUnaryOperator random) {
        PositionParts dealt = parts.copy();
        dealTiles(dealt, random);
        new PositionCheck(dealt).problems().throwIfAny();
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            PositionParts hands = dealt.copy();
            dealTokens(hands, random);
            if (hasChoice(parts, hands)) {
                return new PositionCheck(hands).forState().state();
            }
        }
        throw Arguments.failure(
                "source of random numbers", MOST_TRIES + " deals with a hand of one kind", "random ones");
    }

    /** RUL-7: whether a player whose hand is dealt, and who is asked to discard a token, has two kinds. */
    private static boolean hasChoice(PositionParts parts, PositionParts hands) {
        int seat = parts.discarding;
        if (parts.ask != Ask.DISCARD || parts.seats[seat].hand != null) {
            return true;
        }
        Tokens hand = hands.seats[seat].hand;
        return hand == null || hand.onlyKind() == null;
    }

    private static void dealTiles(PositionParts parts, IntUnaryOperator random) {
        long stack = PieceCount.of(parts, new Problems<>()).tileStack();
        for (int stall = 0; stall < parts.spots.length; stall++) {
            if (!parts.spots[stall].isSaid()) {
                long sort = Stall.all().get(stall).sellsObjects() ? Tiles.objects() : Tiles.perfumes();
                List<Tile> tiles = Tiles.toList(stack & sort, parts.setup.edition());
                if (tiles.isEmpty()) {
                    return; // what is missing is a problem of the position
                }
                Tile tile = Picking.pick(tiles, 1, random).get(0);
                stack = Tiles.without(stack, tile);
                parts.spots[stall] = new PositionParts.Spot(true, tile);
            }
        }
    }

    private static void dealTokens(PositionParts parts, IntUnaryOperator random) {
        List<TokenKind> left = new ArrayList<>(parts.setup.edition().allTokens().toList());
        parts.gone.forEach(left::remove);
        for (PositionParts.Seat seat : parts.seats) {
            if (seat.hand != null) {
                seat.hand.toList().forEach(left::remove);
            }
        }
        List<TokenKind> dealt = Picking.pick(left, left.size(), random);
        int from = 0;
        for (int seat = 0; seat < parts.seats.length; seat++) {
            if (parts.seats[seat].hand == null) {
                int to = from + parts.seats[seat].handSize();
                parts.change(seat).hand = Tokens.of(parts.setup.edition(), dealt.subList(from, to));
                from = to;
            }
        }
    }
}
