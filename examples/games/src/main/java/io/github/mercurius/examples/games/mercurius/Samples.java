package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.List;

/** Actions to try in a state: all trades, dividends and cards; of sets of tokens or cards, those of one. */
final class Samples {
    private Samples() {}

    /** All of them. */
    static List<Action> all() {
        List<Action> samples = new ArrayList<>();
        Asset.all().forEach(asset -> samples.add(Action.buy(asset)));
        Asset.all().forEach(asset -> samples.add(Action.sell(asset)));
        Asset.all().forEach(asset -> samples.add(Action.blackMarket(asset)));
        Chamber.all().forEach(chamber -> samples.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> samples.add(Action.playCard(card)));
        samples.add(Action.playNews());
        PriceCard.all().forEach(card -> samples.add(Action.playNews(card)));
        return samples;
    }
}
