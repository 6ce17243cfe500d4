package io.github.mercurius.bots;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The most that plans for a turn may be worth, told without making them: each trade counts as if it could be paid for,
 * and each sale as if there were tokens enough.
 */
final class Ceiling {
    /** Guilders are counted in whole parts, rounded up, as these are compared faster. */
    private static final int PARTS = 1024;

    private static final int LESS_EACH_TIME = 2 * PARTS; // TRD-2, TRD-3

    private final Situation situation;
    private final TokenValues usual;
    private final double dividend;
    private final @Nullable NextSale sale;

    /** What a trade with each asset brings, and what the sale of one token in the next turn. */
    private final int[] trades = new int[Situation.ASSETS];

    private final int[] sales = new int[Situation.ASSETS];

    /**
     * @param usual the values if no price card is played
     * @param dividend what the best dividend brings more than it may bring later, or {@link Situation#IMPOSSIBLE}
     */
    Ceiling(Situation situation, TokenValues usual, double dividend, @Nullable NextSale sale) {
        this.situation = situation;
        this.usual = usual;
        this.dividend = dividend;
        this.sale = sale;
        for (int i = 0; i < Situation.ASSETS; i++) {
            set(i, usual.of(i), 0);
        }
    }

    private void set(int asset, double value, int move) {
        int parts = (int) (PARTS * value) + 1;
        int buying = situation.bank[asset] == 0 ? 0 : parts - PARTS * situation.cost[asset];
        int selling = situation.tokens[asset] == 0 ? 0 : PARTS * situation.gain[asset] - parts + 1;
        trades[asset] = Math.max(buying, selling);
        sales[asset] = sale == null || situation.tokens[asset] == 0 ? 0 : PARTS * sale.price(asset, move) - parts + 1;
    }

    /** What the plans may be worth, in the order of {@link Planner#plan}. */
    double[] most(List<PriceCard> cards) {
        double[] most = new double[Planner.PLANS * (cards.size() + 1)];
        double lead = situation.lead(usual);
        int place = 0;
        for (PriceCard card : cards) {
            add(lead, card, most, place);
            place += Planner.PLANS;
        }
        if (situation.me.has(SpecialCard.NEWS)) {
            add(lead - situation.later(SpecialCard.NEWS), most, place);
        } else {
            Arrays.fill(most, place, most.length, Situation.IMPOSSIBLE);
        }
        return most;
    }

    /** Adds the plans with a price card, which changes what the two assets bring that it moves. */
    private void add(double lead, PriceCard card, double[] most, int place) {
        int share = card.chamber().share().ordinal();
        int commodity = card.commodity().ordinal();
        double shareValue = usual.shareIfPlayed(card);
        double commodityValue = usual.commodityIfPlayed(card);
        set(share, shareValue, card.shareMove());
        set(commodity, commodityValue, card.commodityMove());
        double changed = situation.tokenLead(share) * (shareValue - usual.of(share))
                + situation.tokenLead(commodity) * (commodityValue - usual.of(commodity));
        add(lead + changed, most, place);
        set(share, usual.of(share), 0);
        set(commodity, usual.of(commodity), 0);
    }

    private void add(double lead, double[] most, int place) {
        most[place] = lead + trades();
        most[place + 1] = lead + dividend;
        most[place + 2] = sale == null ? Situation.IMPOSSIBLE : lead + sale(sale);
    }

    private double trades() {
        int best = 0;
        int second = 0;
        int third = 0;
        for (int trade : trades) {
            int lower = Math.min(best, trade);
            best = Math.max(best, trade);
            third = Math.max(third, Math.min(second, lower));
            second = Math.max(second, lower);
        }
        int again = best - LESS_EACH_TIME;
        int next = Math.max(second, again);
        int last = Math.max(third, Math.max(next - LESS_EACH_TIME, Math.min(second, again)));
        int left = situation.trades;
        int sum = (left > 0 ? best : 0) + (left > 1 ? next : 0) + (left > 2 ? last : 0);
        return sum / (double) PARTS;
    }

    private double sale(NextSale sale) {
        int best = 0;
        for (int one : sales) {
            best = Math.max(best, one);
        }
        return NextSale.MOST_SOLD * best / (double) PARTS - sale.later;
    }
}
