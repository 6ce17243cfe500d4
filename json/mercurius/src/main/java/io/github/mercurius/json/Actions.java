package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Action.*;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;

/** How actions are written: {@code {"type":"buy","asset":"AMS"}}. */
final class Actions {
    static final Variants<Action> ACTION = new Variants<Action>()
            .with("buy", Buy.class, "asset", Vocabulary.ASSET, Buy::asset, Buy::new)
            .with("sell", Sell.class, "asset", Vocabulary.ASSET, Sell::asset, Sell::new)
            .with(
                    "blackMarket",
                    BlackMarket.class,
                    "tokens",
                    Scalars.list(Vocabulary.ASSET),
                    BlackMarket::tokens,
                    BlackMarket::new)
            .with("dividend", Dividend.class, "chamber", Vocabulary.CHAMBER, Dividend::chamber, Dividend::new)
            .with("playCard", PlayCard.class, "card", Vocabulary.PRICE_CARD, PlayCard::card, PlayCard::new)
            .with("playNews", PlayNews.class, "discard", Vocabulary.CARD_LIST, PlayNews::discard, PlayNews::new);

    private Actions() {}
}
