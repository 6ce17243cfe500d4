package io.github.mercurius.bots;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import org.jspecify.annotations.Nullable;

/** What the active player's tokens bring in the next turn, where the Black Market sells them (BLK-4). */
final class NextSale {
    static final int MOST_SOLD = 3; // BLK-2

    /** What the Black Market may bring in later turns, if it is kept. */
    final double later;

    private final Situation situation;
    private final int[] moves;

    private NextSale(Situation situation) {
        this.situation = situation;
        moves = PriceForecast.movesOfNextTurns(situation.table);
        later = situation.later(SpecialCard.BLACK_MARKET);
    }

    /** The sale if the active player may play the Black Market and can gain by it, else none. */
    static @Nullable NextSale of(Situation situation) {
        // In the last turn the prices then are the last ones, so nothing is gained: all the same to RUL-6.
        boolean gains = situation.ownTurnsLeft > 1 && situation.mayPlay(SpecialCard.BLACK_MARKET);
        return gains ? new NextSale(situation) : null;
    }

    /** What each of the player's tokens brings if it is sold then, more than it comes to. */
    double[] gains(TokenValues values, @Nullable PriceCard card) {
        double[] gains = new double[Situation.ASSETS];
        for (int i = 0; i < gains.length; i++) {
            int move = card == null ? 0 : move(card, i);
            int price = situation.priceAfter(i, moves[i] + move);
            gains[i] = situation.tokens[i] == 0 ? 0 : price - values.of(i);
        }
        return gains;
    }

    private static int move(PriceCard card, int asset) {
        return asset == card.chamber().share().ordinal()
                ? card.shareMove()
                : asset == card.commodity().ordinal() ? card.commodityMove() : 0;
    }
}
