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
    private final TableParts table;
    private final Problems problems;

    private PieceCount(Position position, TableParts table, Problems problems) {
        this.position = position;
        this.table = table;
        this.problems = problems;
    }

    /** Fills the purses that are not said, the piles and the stacks of a table. */
    static void fill(Position position, TableParts table, Problems problems) {
        table.blackPile = TableParts.BLACK;
        table.whitePile = TableParts.WHITE;
        table.sealPile = TableParts.SEALS;
        table.objectStack = table.setup.edition().objects();
        table.perfumeStack = table.setup.edition().perfumes();
        table.tokenStack = Edition.TOKENS;
        PieceCount count = new PieceCount(position, table, problems);
        for (Player player : table.players) {
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
            int elsewhere = player.spent().count(coin) + (player.seat() == table.active ? table.drawn.count(coin) : 0);
            for (Coins edge : player.edges()) {
                elsewhere += edge.count(coin);
            }
            int left = coin == Coin.W ? 0 : Math.max(0, TableParts.OF_EACH_SORT - elsewhere);
            int inPurse = position.restInPurse.contains(player.seat())
                    ? left
                    : player.purse().count(coin);
            int inAll = inPurse + elsewhere;
            purse.addAll(Collections.nCopies(inPurse, coin));
            boolean wrong = coin.isColour() && inAll != TableParts.OF_EACH_SORT;
            String expected = TableParts.OF_EACH_SORT + " as at the start";
            problems.refuseIf(wrong, "purses", player.seat(), coin + " coins in all", inAll, expected, Rule.SET_3);
            table.blackPile -= coin == Coin.B ? inAll : 0;
            table.whitePile -= coin == Coin.W ? inAll : 0;
        }
        table.players[player.seat()] = player.withPurse(Coins.of(purse));
    }

    private void countPiles() {
        for (Player player : table.players) {
            table.sealPile -= checked("seals", player, "seals", player.seals(), TableParts.SEALS, Rule.THG_5);
        }
        checkPile("purses", "B coins in all", table.blackPile, TableParts.BLACK, Rule.THG_1);
        checkPile("purses", "W coins in all", table.whitePile, TableParts.WHITE, Rule.THG_1);
        checkPile("seals", "seals in all", table.sealPile, TableParts.SEALS, Rule.THG_5);
    }

    private void checkPile(String part, String what, int pile, int all, Rule rule) {
        problems.refuseIf(pile < 0, part, Problems.TABLE, what, all - pile, "at most " + all, rule);
    }

    /** A number of a player's pieces; 0 if it cannot be. */
    private int checked(String part, Player player, String what, int number, int most, Rule rule) {
        return problems.between(part, player.seat(), what, number, 0, most, rule) ? number : 0;
    }

    private void countTiles() {
        for (Stall stall : Stall.merchandise()) {
            Tile tile = table.tiles[stall.ordinal()];
            if (position.unsaidTiles.contains(stall)) {
                problems.add("tiles", Problems.TABLE, "tile at stall " + stall, "not said", "a tile", Rule.SET_6);
            } else if (tile != null) {
                count("tiles", tile, stall.sellsObjects());
            }
        }
        table.objectDiscard.forEach(tile -> count("objects", tile, true));
        table.perfumeDiscard.forEach(tile -> count("perfumes", tile, false));
    }

    private void count(String part, Tile tile, boolean object) {
        if (tile.isObject() != object) {
            problems.add(part, Problems.TABLE, "tile", tile, object ? "an object" : "a perfume", Rule.THG_2);
        } else if (!table.objectStack.contains(tile) && !table.perfumeStack.contains(tile)) {
            problems.add(part, Problems.TABLE, "tile", tile + " once more", "each tile in one place", Rule.THG_3);
        }
        table.take(tile);
    }

    private void countTokens() {
        table.tokenStack -= table.tokensGone.size();
        for (Player player : table.players) {
            int size = player.handSize();
            table.tokenStack -= checked("hands", player, "hand", size, Edition.TOKENS, Rule.INF_1);
        }
        checkPile("hands", "tokens in all", table.tokenStack, Edition.TOKENS, Rule.THG_4);
        for (TokenKind kind : table.setup.edition().tokenKinds()) {
            int gone = Collections.frequency(table.tokensGone, kind);
            int known = gone;
            for (Tokens hand : position.hands) {
                known += hand == null ? 0 : hand.count(kind);
            }
            if (known > kind.copies()) {
                String part = gone > kind.copies() ? "gone" : "hands";
                problems.add(
                        part, Problems.TABLE, kind + " tokens in all", known, "at most " + kind.copies(), Rule.THG_4);
            }
        }
    }
}
