package com.example.bot;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;

/**
 * Buys what its first card raises, then plays that card.
 *
 * @param level how many purchases it makes in a turn, at most
 */
record MyBot(int level) implements Bot {
    @Override
    public Action choose(PlayerView view) {
        PriceCard card = view.hand().kinds().get(0);
        Action purchase = Action.buy(card.shareMove() > 0 ? card.chamber().share() : card.commodity());
        boolean buys = view.table().step() < level && view.legalActions().contains(purchase);
        return buys ? purchase : Action.playCard(card);
    }
}
