package io.github.mercurius.bots;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;

/**
 * The later value of a token of each asset. That is its price when the cards on the boards have run out, and what the
 * player's hand can add to it later.
 */
final class TokenValues {
    private final Situation situation;
    private final Judgement judgement;
    private final Hopes hopes;
    private final double[] values;

    private TokenValues(Situation situation, Judgement judgement, Hopes hopes, double[] values) {
        this.situation = situation;
        this.judgement = judgement;
        this.hopes = hopes;
        this.values = values;
    }

    /** The values if the active player plays no price card, but News. */
    static TokenValues of(Situation situation, Cards hand, Judgement judgement) {
        Hopes hopes = new Hopes(situation, hand, judgement);
        TokenValues usual = new TokenValues(situation, judgement, hopes, new double[Situation.ASSETS]);
        for (int i = 0; i < usual.values.length; i++) {
            usual.values[i] = usual.value(i, 0);
        }
        hopes.addTo(usual.values);
        return usual;
    }

    /** These, which are those of News, if the active player plays a card, which changes those of two assets. */
    TokenValues playing(PriceCard card) {
        double[] changed = values.clone();
        int share = card.chamber().share().ordinal();
        int commodity = card.commodity().ordinal();
        changed[share] = value(share, card.shareMove(), card);
        changed[commodity] = value(commodity, card.commodityMove(), card);
        return new TokenValues(situation, judgement, hopes, changed);
    }

    private double value(int asset, int move, PriceCard played) {
        int times = Math.min(Board.SPACES, situation.ownTurnsLeft);
        return hopes.add(value(asset, times * move), asset, played);
    }

    private double value(int asset, int moved) {
        int price = situation.priceAfter(asset, situation.moves[asset] + moved);
        return judgement.value(price, situation.owned[asset], situation.later);
    }

    /** Values in between these and others: with part 0 these, with part 1 the others. */
    TokenValues towards(double[] others, double part) {
        double[] mixed = new double[values.length];
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] = (1 - part) * values[i] + part * others[i];
        }
        return new TokenValues(situation, judgement, hopes, mixed);
    }

    /** The value of a token of an asset by its place in the canonical order. */
    double of(int asset) {
        return values[asset];
    }

    /** What the cards in the active player's hand may add to the value of a token in later turns. */
    private static final class Hopes {
        private final PriceCard[] cards;
        private final int[] copies;

        /** The asset that each card raises, and by how many spaces. */
        private final int[] raised;

        private final int[] spaces;

        private final double hope;
        private final int times;

        Hopes(Situation situation, Cards hand, Judgement judgement) {
            hope = judgement.hope();
            times = Math.min(Board.SPACES, situation.ownTurnsLeft - 1);
            int kinds = hand.kindCount();
            cards = new PriceCard[kinds];
            copies = new int[kinds];
            raised = new int[kinds];
            spaces = new int[kinds];
            int k = 0;
            for (PriceCard card : hand.kinds()) {
                boolean raisesShare = card.shareMove() > 0;
                cards[k] = card;
                copies[k] = hand.count(card);
                raised[k] = raisesShare
                        ? card.chamber().share().ordinal()
                        : card.commodity().ordinal();
                spaces[k] = raisesShare ? card.shareMove() : card.commodityMove();
                k++;
            }
        }

        /** Adds to the values of all assets what all cards may add. */
        void addTo(double[] values) {
            for (int k = 0; k < cards.length; k++) {
                values[raised[k]] = add(values[raised[k]], k, copies[k]);
            }
        }

        /** The value of a token with what the cards may add that are left when one of them is played. */
        double add(double value, int asset, PriceCard played) {
            double sum = value;
            for (int k = 0; k < cards.length; k++) {
                if (raised[k] == asset) {
                    sum = add(sum, k, cards[k] == played ? copies[k] - 1 : copies[k]);
                }
            }
            return sum;
        }

        private double add(double value, int k, int left) {
            return Math.min(Market.HIGHEST_PRICE, value + hope * left * times * spaces[k]);
        }
    }
}
