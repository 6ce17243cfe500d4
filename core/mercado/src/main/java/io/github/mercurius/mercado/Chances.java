package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The outcomes that chance can have, with their weights; and how one of them is drawn (section 12). */
final class Chances {
    private Chances() {}

    /**
     * All outcomes, in canonical order; none if no chance is asked.
     *
     * @param tokens those that the stack can hold
     */
    static List<Chance> of(TableParts table, Tokens tokens) {
        List<Chance> chances = new ArrayList<>();
        if (table.ask == Ask.COINS) {
            addCoins(chances, table.player().purse(), 0, table.toDraw, Coins.none(), 1);
        } else if (table.ask == Ask.TILE) {
            for (Tile tile : table.stackAsked()) {
                chances.add(new Chance(new Outcome.TileDrawn(tile), 1));
            }
        } else if (table.ask == Ask.TOKEN) {
            for (TokenKind kind : tokens.kinds()) {
                chances.add(new Chance(Outcome.TokenDrawn.of(kind), tokens.count(kind)));
            }
        }
        return Collections.unmodifiableList(chances);
    }

    /** Draws coins of the sorts from one on: as many as possible of the first ones first. */
    private static void addCoins(List<Chance> chances, Coins purse, int sort, int more, Coins drawn, long weight) {
        if (more == 0) {
            chances.add(new Chance(new Outcome.CoinsDrawn(drawn), weight));
            return;
        }
        if (sort == Coin.all().size()) {
            return;
        }
        Coin coin = Coin.all().get(sort);
        int held = purse.count(coin);
        for (int count = Math.min(held, more); count >= 0; count--) {
            addCoins(chances, purse, sort + 1, more - count, drawn.plus(coin, count), weight * ways(held, count));
        }
    }

    /** CHN-2: in how many ways some coins can be drawn of those of a sort. */
    private static long ways(int held, int drawn) {
        long ways = 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (held - i) / (i + 1);
        }
        return ways;
    }

    /** Draws the outcome that a table asks for (RUL-16). */
    static Outcome draw(TableParts table, Tokens stack, IntUnaryOperator random) {
        if (table.ask == Ask.COINS) {
            List<Coin> purse = table.player().purse().toList();
            return new Outcome.CoinsDrawn(Coins.of(Dealer.pick(purse, table.toDraw, random)));
        }
        if (table.ask == Ask.TILE) {
            return new Outcome.TileDrawn(
                    Dealer.pick(table.stackAsked(), 1, random).get(0));
        }
        if (table.ask == Ask.TOKEN) {
            return Outcome.TokenDrawn.of(Dealer.pick(stack.toList(), 1, random).get(0));
        }
        throw new IllegalStateException("no chance is asked, but " + table.ask + ": expected COINS, TILE or TOKEN");
    }
}
