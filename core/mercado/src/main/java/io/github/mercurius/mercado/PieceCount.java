package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Problems;
import java.util.Collections;

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
        PieceCount count = new PieceCount(position, table, problems);
        count.countCoins();
        count.countSeals();
        count.countTiles();
        count.countTokens();
    }

    private void countCoins() {
        table.blackPile = TableParts.BLACK;
        table.whitePile = TableParts.WHITE;
        for (Player player : table.players) {
            countCoins(player);
        }
        inAll("purses", "B coins", table.blackPile, TableParts.BLACK, Rule.THG_1);
        inAll("purses", "W coins", table.whitePile, TableParts.WHITE, Rule.THG_1);
    }

    /** SET-3: a player's coins of each colour are the same throughout the game. */
    private void countCoins(Player player) {
        Coins purse = Coins.none();
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
            purse = purse.plus(coin, inPurse);
            boolean wrong = coin.isColour() && inAll != TableParts.OF_EACH_SORT;
            String expected = TableParts.OF_EACH_SORT + " as at the start";
            problems.refuseIf(wrong, "purses", player.seat(), coin + " coins in all", inAll, expected, Rule.SET_3);
            table.blackPile -= coin == Coin.B ? inAll : 0;
            table.whitePile -= coin == Coin.W ? inAll : 0;
        }
        table.players[player.seat()] = player.withPurse(purse);
    }

    private void countSeals() {
        table.sealPile = TableParts.SEALS;
        for (Player player : table.players) {
            table.sealPile -= counted("seals", player, player.seals(), TableParts.SEALS, Rule.THG_5);
        }
        inAll("seals", "seals", table.sealPile, TableParts.SEALS, Rule.THG_5);
    }

    /** A number of a player's pieces; 0 if it cannot be. */
    private int counted(String part, Player player, int number, int most, Rule rule) {
        return problems.between(part, player.seat(), part, number, 0, most, rule) ? number : 0;
    }

    private void inAll(String part, String what, int left, int all, Rule rule) {
        problems.between(part, Problems.TABLE, what + " in all", all - left, 0, all, rule);
    }

    private void countTiles() {
        table.objectStack = table.setup.edition().objects();
        table.perfumeStack = table.setup.edition().perfumes();
        for (Stall stall : Stall.merchandise()) {
            Tile tile = table.tiles[stall.ordinal()];
            if (tile != null) {
                count("tiles", tile, stall.sellsObjects());
            }
        }
        table.objectDiscard.forEach(tile -> count("objects", tile, true));
        table.perfumeDiscard.forEach(tile -> count("perfumes", tile, false));
    }

    private void count(String part, Tile tile, boolean object) {
        boolean left = (object ? table.objectStack : table.perfumeStack).contains(tile);
        String expected = (object ? "an object" : "a perfume") + " that lies nowhere else";
        problems.refuseIf(!left, part, Problems.TABLE, "tile", tile, expected, Rule.THG_2, Rule.THG_3);
        table.take(tile);
    }

    private void countTokens() {
        table.tokenStack = Edition.TOKENS - table.tokensGone.size();
        for (Player player : table.players) {
            table.tokenStack -= counted("hands", player, player.handSize(), Edition.TOKENS, Rule.INF_1);
        }
        inAll("hands", "tokens", table.tokenStack, Edition.TOKENS, Rule.THG_4);
        for (TokenKind kind : table.setup.edition().tokenKinds()) {
            int known = Collections.frequency(table.tokensGone, kind);
            String part = known > kind.copies() ? "gone" : "hands";
            for (Tokens hand : position.hands) {
                known += hand == null ? 0 : hand.count(kind);
            }
            inAll(part, kind + " tokens", kind.copies() - known, kind.copies(), Rule.THG_4);
        }
    }
}
