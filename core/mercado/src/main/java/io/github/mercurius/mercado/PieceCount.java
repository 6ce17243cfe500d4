package io.github.mercurius.mercado;

import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The pieces that a position shows, wherever they are, and what is left of each in purses, piles and stacks. It notes
 * pieces that it shows too often (sections 1 and 2).
 */
final class PieceCount {
    private final PositionParts parts;
    private final Problems<PositionPart> problems;
    private final Edition edition;
    private final Coins[] purses;
    private long tiles;
    private int black = Box.BLACK;
    private int white = Box.WHITE;
    private int seals = Box.SEALS;
    private int tokens = Edition.TOKENS;

    private PieceCount(PositionParts parts, Problems<PositionPart> problems) {
        this.parts = parts;
        this.problems = problems;
        edition = parts.setup.edition();
        purses = new Coins[parts.seats.length];
        tiles = Tiles.objects() | Tiles.perfumes();
    }

    /** Counts the pieces of a position. */
    static PieceCount of(PositionParts parts, Problems<PositionPart> problems) {
        PieceCount count = new PieceCount(parts, problems);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            count.countCoins(seat);
            count.countSeals(seat);
        }
        count.countPiles();
        count.countTiles();
        count.countTokens();
        return count;
    }

    /** SET-3: a player's coins of each colour are the same throughout the game. */
    private void countCoins(int seat) {
        PositionParts.Seat said = parts.seats[seat];
        List<Coin> rest = new ArrayList<>();
        for (Coin coin : Coin.all()) {
            int elsewhere = said.spent.count(coin) + (seat == parts.active() ? parts.drawn.count(coin) : 0);
            for (Coins edge : said.edges) {
                elsewhere += edge.count(coin);
            }
            boolean colour = coin != Coin.B && coin != Coin.W;
            int left = coin == Coin.W ? 0 : Math.max(0, Box.OF_EACH_SORT - elsewhere);
            int inPurse = said.purse == null ? left : said.purse.count(coin);
            for (int i = 0; i < inPurse; i++) {
                rest.add(coin);
            }
            if (colour && inPurse + elsewhere != Box.OF_EACH_SORT) {
                String expected = Box.OF_EACH_SORT + " as at the start";
                problems.addOfSeat(
                        partWith(coin, said), seat, coin + " coins in all", inPurse + elsewhere, expected, Rule.SET_3);
            }
            black -= coin == Coin.B ? inPurse + elsewhere : 0;
            white -= coin == Coin.W ? inPurse + elsewhere : 0;
        }
        purses[seat] = Coins.of(rest);
    }

    /** Where to look for coins of a colour that are too many or too few. */
    private static PositionPart partWith(Coin colour, PositionParts.Seat said) {
        if (said.purse != null) {
            return PositionPart.PURSES;
        }
        if (said.spent.has(colour)) {
            return PositionPart.SPENT;
        }
        boolean atEdge = Arrays.stream(said.edges).anyMatch(edge -> edge.has(colour));
        return atEdge ? PositionPart.EDGES : PositionPart.DRAWN;
    }

    private void countSeals(int seat) {
        int some = parts.seats[seat].seals;
        if (some < 0 || some > Box.SEALS) {
            problems.addOfSeat(PositionPart.SEALS, seat, "seals", some, "0 to " + Box.SEALS, Rule.THG_5);
        } else {
            seals -= some;
        }
    }

    private void countPiles() {
        checkPile(PositionPart.PURSES, "B coins in all", black, Box.BLACK, Rule.THG_1);
        checkPile(PositionPart.PURSES, "W coins in all", white, Box.WHITE, Rule.THG_1);
        checkPile(PositionPart.SEALS, "seals in all", seals, Box.SEALS, Rule.THG_5);
    }

    private void checkPile(PositionPart part, String what, int pile, int all, Rule rule) {
        if (pile < 0) {
            problems.add(part, what, all - pile, "at most " + all, rule);
        }
    }

    private void countTiles() {
        for (int stall = 0; stall < parts.spots.length; stall++) {
            Tile tile = parts.spots[stall].tile();
            if (!parts.spots[stall].isSaid()) {
                problems.add(
                        PositionPart.TILES,
                        "tile at stall " + Stall.all().get(stall),
                        "not said",
                        "a tile",
                        Rule.SET_6);
            } else if (tile != null) {
                count(PositionPart.TILES, tile, Stall.all().get(stall).sellsObjects());
            }
        }
        parts.objectDiscard.forEach(tile -> count(PositionPart.OBJECTS, tile, true));
        parts.perfumeDiscard.forEach(tile -> count(PositionPart.PERFUMES, tile, false));
    }

    private void count(PositionPart part, Tile tile, boolean object) {
        if (tile.isObject() != object) {
            problems.add(part, "tile", tile, object ? "an object" : "a perfume", Rule.THG_2);
        } else if (!Tiles.has(tiles, tile)) {
            problems.add(part, "tile", tile + " once more", "each tile in one place", Rule.THG_3);
        }
        tiles = Tiles.without(tiles, tile);
    }

    private void countTokens() {
        int[] left = new int[edition.tokenKinds().size()];
        for (TokenKind kind : edition.tokenKinds()) {
            left[kind.place] = kind.copies();
        }
        for (TokenKind kind : parts.gone) {
            take(PositionPart.GONE, Problems.NO_SEAT, kind, 1, left);
        }
        tokens -= parts.gone.size();
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            int size = said.handSize();
            if (size < 0 || size > Edition.TOKENS || (said.hand != null && said.hand.size() != size)) {
                String expected = said.hand == null ? "0 to " + Edition.TOKENS : said.hand.size() + " tokens";
                problems.addOfSeat(PositionPart.HANDS, seat, "hand", size, expected, Rule.INF_1);
            } else {
                tokens -= size;
            }
            if (said.hand != null) {
                for (TokenKind kind : said.hand.kinds()) {
                    take(PositionPart.HANDS, seat, kind, said.hand.count(kind), left);
                }
            }
        }
        checkPile(PositionPart.HANDS, "tokens in all", tokens, Edition.TOKENS, Rule.THG_4);
    }

    private void take(PositionPart part, int seat, TokenKind kind, int number, int[] left) {
        boolean wasRight = left[kind.place] >= 0;
        left[kind.place] -= number;
        if (wasRight && left[kind.place] < 0) {
            int given = kind.copies() - left[kind.place];
            problems.add(part, seat, kind + " tokens in all", given, "at most " + kind.copies(), Rule.THG_4);
        }
    }

    /** The coins in a purse, as they are said or as they follow. */
    Coins purse(int seat) {
        return purses[seat];
    }

    /** The black coins of the pile. */
    int black() {
        return black;
    }

    /** The white coins of the pile. */
    int white() {
        return white;
    }

    /** The seals of the pile. */
    int seals() {
        return seals;
    }

    /** The tiles of the stacks: those that lie nowhere else. */
    long tileStack() {
        return tiles;
    }

    /** How many tokens the stack has. */
    int tokenStack() {
        return tokens;
    }
}
