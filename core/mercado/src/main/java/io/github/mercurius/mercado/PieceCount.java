package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Counts every piece that a position shows once, wherever it lies. What is left is in purses, piles and stacks; too
 * many are problems (sections 1 and 2).
 */
final class PieceCount {
    private final Position position;
    private final TableDraft draft;
    private final Problems problems;

    private PieceCount(Position position, TableDraft draft, Problems problems) {
        this.position = position;
        this.draft = draft;
        this.problems = problems;
    }

    /** Fills the purses that are not said, the piles and the stacks of a draft. */
    static void fill(Position position, TableDraft draft, Problems problems) {
        PieceCount count = new PieceCount(position, draft, problems);
        for (Player player : draft.players) {
            count.countCoins(player);
        }
        count.countPiles();
        count.countTiles();
        count.countTokens();
    }

    /** SET-3: a player's coins of each colour are the same throughout the game. */
    private void countCoins(Player player) {
        List<Coin> purse = new ArrayList<>();
        for (Coin coin : Coin.all()) {
            int elsewhere = player.spent().count(coin) + (player.seat() == draft.active ? draft.drawn.count(coin) : 0);
            for (Coins edge : player.edges()) {
                elsewhere += edge.count(coin);
            }
            int left = coin == Coin.W ? 0 : Math.max(0, Box.OF_EACH_SORT - elsewhere);
            int inPurse = isRestInPurse(player) ? left : player.purse().count(coin);
            purse.addAll(Collections.nCopies(inPurse, coin));
            if (coin.isColour() && inPurse + elsewhere != Box.OF_EACH_SORT) {
                problems.addOfSeat(
                        partWith(coin, player),
                        player.seat(),
                        coin + " coins in all",
                        inPurse + elsewhere,
                        Box.OF_EACH_SORT + " as at the start",
                        Rule.SET_3);
            }
            draft.blackPile -= coin == Coin.B ? inPurse + elsewhere : 0;
            draft.whitePile -= coin == Coin.W ? inPurse + elsewhere : 0;
        }
        draft.players[player.seat()] = player.withPurse(Coins.of(purse));
    }

    private boolean isRestInPurse(Player player) {
        return position.restInPurse.contains(player.seat());
    }

    /** Where to look for coins of a colour that are too many or too few. */
    private String partWith(Coin colour, Player player) {
        if (!isRestInPurse(player)) {
            return "purses";
        }
        if (player.spent().has(colour)) {
            return "spent";
        }
        boolean atEdge = player.edges().stream().anyMatch(edge -> edge.has(colour));
        return atEdge ? "edges" : "drawn";
    }

    private void countPiles() {
        for (Player player : draft.players) {
            draft.sealPile -= checked("seals", player, "seals", player.seals(), Box.SEALS, Rule.THG_5);
        }
        checkPile("purses", "B coins in all", draft.blackPile, Box.BLACK, Rule.THG_1);
        checkPile("purses", "W coins in all", draft.whitePile, Box.WHITE, Rule.THG_1);
        checkPile("seals", "seals in all", draft.sealPile, Box.SEALS, Rule.THG_5);
    }

    private void checkPile(String part, String what, int pile, int all, Rule rule) {
        if (pile < 0) {
            problems.add(part, what, all - pile, "at most " + all, rule);
        }
    }

    /** A number of a player's pieces; 0 if it cannot be. */
    private int checked(String part, Player player, String what, int number, int most, Rule rule) {
        boolean right = number >= 0 && number <= most;
        if (!right) {
            problems.addOfSeat(part, player.seat(), what, number, "0 to " + most, rule);
        }
        return right ? number : 0;
    }

    private void countTiles() {
        for (Stall stall : Stall.merchandise()) {
            Tile tile = draft.tiles[stall.ordinal()];
            if (position.unsaidTiles.contains(stall)) {
                problems.add("tiles", "tile at stall " + stall, "not said", "a tile", Rule.SET_6);
            } else if (tile != null) {
                count("tiles", tile, stall.sellsObjects());
            }
        }
        draft.objectDiscard.forEach(tile -> count("objects", tile, true));
        draft.perfumeDiscard.forEach(tile -> count("perfumes", tile, false));
    }

    private void count(String part, Tile tile, boolean object) {
        if (tile.isObject() != object) {
            problems.add(part, "tile", tile, object ? "an object" : "a perfume", Rule.THG_2);
        } else if (!Tiles.has(draft.objectStack | draft.perfumeStack, tile)) {
            problems.add(part, "tile", tile + " once more", "each tile in one place", Rule.THG_3);
        }
        draft.objectStack = Tiles.without(draft.objectStack, tile);
        draft.perfumeStack = Tiles.without(draft.perfumeStack, tile);
    }

    private void countTokens() {
        draft.tokenStack -= draft.tokensGone.size();
        for (Player player : draft.players) {
            int size = player.handSize();
            draft.tokenStack -= checked("hands", player, "hand", size, Edition.TOKENS, Rule.INF_1);
        }
        checkPile("hands", "tokens in all", draft.tokenStack, Edition.TOKENS, Rule.THG_4);
        for (TokenKind kind : position.parts.setup.edition().tokenKinds()) {
            int gone = draft.tokensGone.count(kind::equals);
            int known = gone;
            for (Tokens hand : position.hands) {
                known += hand == null ? 0 : hand.count(kind);
            }
            if (known > kind.copies()) {
                String part = gone > kind.copies() ? "gone" : "hands";
                problems.add(part, kind + " tokens in all", known, "at most " + kind.copies(), Rule.THG_4);
            }
        }
    }
}
