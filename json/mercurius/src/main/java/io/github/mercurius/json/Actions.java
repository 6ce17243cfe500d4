package io.github.mercurius.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Action.*;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;

/** How actions are written: {@code {"type":"buy","asset":"AMS"}}. */
final class Actions {
    static final Variants<Action> ACTION = new Variants<Action>()
            .with("buy", Buy.class, object(Field.of("asset", Vocabulary.ASSET, Buy::asset), Buy::new))
            .with("sell", Sell.class, object(Field.of("asset", Vocabulary.ASSET, Sell::asset), Sell::new))
            .with(
                    "blackMarket",
                    BlackMarket.class,
                    object(Field.of("tokens", Scalars.list(Vocabulary.ASSET), BlackMarket::tokens), BlackMarket::new))
            .with(
                    "dividend",
                    Dividend.class,
                    object(Field.of("chamber", Vocabulary.CHAMBER, Dividend::chamber), Dividend::new))
            .with(
                    "playCard",
                    PlayCard.class,
                    object(Field.of("card", Vocabulary.PRICE_CARD, PlayCard::card), PlayCard::new))
            .with(
                    "playNews",
                    PlayNews.class,
                    object(Field.of("discard", Vocabulary.CARD_LIST, PlayNews::discard), PlayNews::new));

    private Actions() {}
}
