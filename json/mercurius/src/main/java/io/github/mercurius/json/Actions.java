package io.github.mercurius.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;

/** How actions are written: {@code {"type":"buy","asset":"AMS"}}. */
final class Actions {
    static final Variants<Action> ACTION = new Variants<Action>()
            .with(
                    "buy",
                    Action.Buy.class,
                    object(Field.of("asset", Vocabulary.ASSET, Action.Buy::asset), Action.Buy::new))
            .with(
                    "sell",
                    Action.Sell.class,
                    object(Field.of("asset", Vocabulary.ASSET, Action.Sell::asset), Action.Sell::new))
            .with(
                    "blackMarket",
                    Action.BlackMarket.class,
                    object(
                            Field.of("tokens", Scalars.list(Vocabulary.ASSET), Action.BlackMarket::tokens),
                            Action.BlackMarket::new))
            .with(
                    "dividend",
                    Action.Dividend.class,
                    object(Field.of("chamber", Vocabulary.CHAMBER, Action.Dividend::chamber), Action.Dividend::new))
            .with(
                    "playCard",
                    Action.PlayCard.class,
                    object(Field.of("card", Vocabulary.PRICE_CARD, Action.PlayCard::card), Action.PlayCard::new))
            .with(
                    "playNews",
                    Action.PlayNews.class,
                    object(Field.of("discard", Vocabulary.CARD_LIST, Action.PlayNews::discard), Action.PlayNews::new));

    private Actions() {}
}
