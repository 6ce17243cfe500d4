package io.github.mercurius.bots;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import org.jspecify.annotations.Nullable;

/**
 * The later value of a token of each asset. That is its price when the cards on the boards have run out, and what the
 * player's hand can add to it later.
 */
final class TokenValues {
    private final double[] values;

    private TokenValues(double[] values) {
        this.values = values;
    }

    /** The values if the active player plays a card, or News. */
    static TokenValues of(Situation situation, Cards hand, @Nullable PriceCard played, Judgement judgement) {
        int[] moves = situation.moves.clone();
        if (played != null) {
            PriceForecast.add(moves, played, Math.min(Board.SPACES, situation.ownTurnsLeft));
        }
        double[] values = new double[Situation.ASSETS];
        for (int i = 0; i < values.length; i++) {
            values[i] = judgement.value(situation.priceAfter(i, moves[i]), situation.others[i], situation.later);
        }
        int timesLater = Math.min(Board.SPACES, situation.ownTurnsLeft - 1);
        for (PriceCard card : hand.kinds()) {
            int copies = hand.count(card) - (card == played ? 1 : 0);
            addHope(values, card, judgement.hope() * copies * timesLater);
        }
        return new TokenValues(values);
    }

    private static void addHope(double[] values, PriceCard card, double times) {
        boolean shareRises = card.shareMove() > 0;
        int rising = (shareRises ? card.chamber().share() : card.commodity()).ordinal();
        int spaces = shareRises ? card.shareMove() : card.commodityMove();
        values[rising] = Math.min(Market.HIGHEST_PRICE, values[rising] + times * spaces);
    }

    /** Values in between these and others: with part 0 these, with part 1 the others. */
    TokenValues towards(double[] others, double part) {
        double[] mixed = new double[values.length];
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] = (1 - part) * values[i] + part * others[i];
        }
        return new TokenValues(mixed);
    }

    /** The value of a token of an asset by its place in the canonical order. */
    double of(int asset) {
        return values[asset];
    }
}
