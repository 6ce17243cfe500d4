package io.github.mercurius.bots;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;

/** What the cards in the active player's hand may add to the value of a token in later turns. */
final class Hopes {
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
