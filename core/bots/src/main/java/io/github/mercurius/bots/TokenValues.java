package io.github.mercurius.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;

/**
 * The later value of a token of each asset. That is its price when the cards on the boards have run out, and what the
 * player's hand can add to it later.
 */
final class TokenValues {
    private final double[] values;

    private TokenValues(double[] values) {
        this.values = values;
    }

    /** The values if the active player plays no price card, but News. */
    static TokenValues of(Situation situation, Cards hand, Judgement judgement) {
        double[] values = new double[Situation.ASSETS];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(situation, i, 0, judgement);
        }
        for (PriceCard card : hand.kinds()) {
            addHope(values, card, hope(situation, hand.count(card), judgement));
        }
        return new TokenValues(values);
    }

    /** The values if the active player plays a card, which changes those of the two assets that it moves. */
    static TokenValues of(Situation situation, Cards hand, PriceCard played, Judgement judgement) {
        return of(situation, hand, judgement).playing(situation, hand, played, judgement);
    }

    /** These, which are those of News, if the active player plays a card instead. */
    TokenValues playing(Situation situation, Cards hand, PriceCard played, Judgement judgement) {
        double[] changed = values.clone();
        int times = Math.min(Board.SPACES, situation.ownTurnsLeft);
        int share = played.chamber().share().ordinal();
        int commodity = played.commodity().ordinal();
        changed[share] = value(situation, share, times * played.shareMove(), judgement);
        changed[commodity] = value(situation, commodity, times * played.commodityMove(), judgement);
        for (PriceCard card : hand.kinds()) {
            int rising = rising(card).ordinal();
            if (rising == share || rising == commodity) {
                int copies = hand.count(card) - (card == played ? 1 : 0);
                addHope(changed, card, hope(situation, copies, judgement));
            }
        }
        return new TokenValues(changed);
    }

    private static double value(Situation situation, int asset, int moved, Judgement judgement) {
        int price = situation.priceAfter(asset, situation.moves[asset] + moved);
        return judgement.value(price, situation.others[asset], situation.later);
    }

    private static double hope(Situation situation, int copies, Judgement judgement) {
        return judgement.hope() * copies * Math.min(Board.SPACES, situation.ownTurnsLeft - 1);
    }

    private static Asset rising(PriceCard card) {
        return card.shareMove() > 0 ? card.chamber().share() : card.commodity();
    }

    private static void addHope(double[] values, PriceCard card, double times) {
        int rising = rising(card).ordinal();
        int spaces = Math.max(card.shareMove(), card.commodityMove());
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
