package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a token of each asset will come to: its price when the cards on the boards have run out, and what the viewer's
 * hand can add to it later.
 */
final class Worth {
    /** The part of what a card in the hand could add that is counted, as it may never be played; found by playing. */
    private static final double HOPE = 0.15;

    private final double[] worth = new double[Asset.all().size()];

    private Worth() {}

    /** The worth after the active player, who is the viewer, has played a card, or News. */
    static Worth of(PlayerView view, @Nullable PriceCard played) {
        Worth worth = new Worth();
        Market last = Outlook.atLast(view.table(), played);
        Arrays.setAll(worth.worth, i -> last.price(Asset.all().get(i)));
        Cards rest = played == null ? view.hand() : view.hand().minus(played);
        worth.hope(rest, Outlook.timesActing(view.table(), 1));
        return worth;
    }

    private void hope(Cards cards, int times) {
        for (PriceCard card : cards.kinds()) {
            Asset rising = card.shareMove() > 0 ? card.chamber().share() : card.commodity();
            int spaces = Math.abs(rising.isShare() ? card.shareMove() : card.commodityMove());
            int i = rising.ordinal();
            worth[i] = Math.min(Market.HIGHEST_PRICE, worth[i] + HOPE * cards.count(card) * times * spaces);
        }
    }

    double of(Asset asset) {
        return worth[asset.ordinal()];
    }

    /** The worth of a token of an asset by its place in the canonical order. */
    double of(int asset) {
        return worth[asset];
    }

    /** The worth of some tokens, which are counted in canonical order. */
    double of(double[] tokens) {
        double sum = 0;
        for (int i = 0; i < tokens.length; i++) {
            sum += tokens[i] * worth[i];
        }
        return sum;
    }
}
