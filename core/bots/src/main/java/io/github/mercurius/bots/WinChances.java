package io.github.mercurius.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;

/**
 * Tells how likely each player is to win. It goes by what they have and will have when the cards on the boards have run
 * out, and what their special cards may bring ({@link SpecialCardValue}).
 *
 * <p>The more turns there are to come, the less a lead means.
 *
 * @param scale how little a lead means before the end: a player so many guilders ahead of another is e times as likely
 *     to win
 * @param judgement of the prices
 */
record WinChances(double scale, Judgement judgement) implements Halving.Evaluation {
    // What the scale is at the end, and what each turn adds to it before; found by playing.
    private static final double AT_END = 2;
    private static final double FOR_EACH_TURN = 1;

    @Override
    public double chance(Simulation game, int seat) {
        return of(game.table())[seat];
    }

    /** A number for each seat, all of them adding up to 1. */
    double[] of(Table table) {
        double[] prices = prices(table);
        int turnsLeft = table.isOver() ? 0 : PriceForecast.turnsLeft(table, table.activeSeat());
        double later = (double) turnsLeft / table.setup().rounds();
        double[] values = new double[prices.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = judgement.value(prices[i], 0, later);
        }
        double[] wealth = new double[table.setup().players()];
        for (int seat = 0; seat < wealth.length; seat++) {
            Player player = table.player(seat);
            wealth[seat] = wealth(player, values) + SpecialCardValue.of(player, table, turnsLeft);
        }
        return Softmax.of(wealth, table.isOver() ? AT_END : scale + FOR_EACH_TURN * turnsLeft);
    }

    /** The prices when the cards on the boards have run out. */
    static double[] prices(Table table) {
        Market market = table.market();
        int[] moves = PriceForecast.moves(table);
        double[] prices = new double[moves.length];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = PriceForecast.price(market.space(Asset.all().get(i)) + moves[i]);
        }
        return prices;
    }

    private static double wealth(Player player, double[] values) {
        double wealth = player.cash();
        for (int i = 0; i < values.length; i++) {
            Asset asset = Asset.all().get(i);
            int tokens = player.tokens().count(asset) + player.blackMarket().count(asset);
            wealth += tokens * values[i];
        }
        return wealth;
    }
}
