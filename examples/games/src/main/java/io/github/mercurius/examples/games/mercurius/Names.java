package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.PriceCard;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The names of assets and cards, as they stand in a sentence. */
final class Names {
    private Names() {}

    /** The names of assets, one after the other. */
    static String assets(List<Asset> assets, Locale locale) {
        return assets.stream().map(asset -> asset.displayName(locale)).collect(Collectors.joining(", "));
    }

    /** The name of a card, after its code if it has one in the notation. */
    static String card(Card card, Locale locale) {
        return card instanceof PriceCard
                ? card.code() + " (" + card.displayName(locale) + ")"
                : card.displayName(locale);
    }

    /** The codes of price cards, one after the other. */
    static String cards(List<PriceCard> cards) {
        return cards.stream().map(PriceCard::code).collect(Collectors.joining(", "));
    }
}
