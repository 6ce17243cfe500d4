package io.github.mercurius.api;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The actions of which there are few, made once, so that nobody has to make them again. */
final class CommonActions {
    static final CommonActions ACTIONS = new CommonActions();

    private final Map<Asset, Action.Buy> purchases = map(Asset.all(), Action.Buy::new);
    private final Map<Asset, Action.Sell> sales = map(Asset.all(), Action.Sell::new);
    private final Map<Chamber, Action.Dividend> dividends = map(Chamber.all(), Action.Dividend::new);
    private final Map<PriceCard, Action.PlayCard> cards = map(PriceCard.all(), Action.PlayCard::new);

    private CommonActions() {}

    private static <K extends Enum<K>, A> Map<K, A> map(List<K> all, Function<K, A> action) {
        Map<K, A> map = new EnumMap<>(all.get(0).getDeclaringClass());
        all.forEach(key -> map.put(key, action.apply(key)));
        return map;
    }

    Action.Buy buy(Asset asset) {
        return get(purchases, asset, "asset");
    }

    Action.Sell sell(Asset asset) {
        return get(sales, asset, "asset");
    }

    Action.Dividend dividend(Chamber chamber) {
        return get(dividends, chamber, "chamber");
    }

    Action.PlayCard playCard(PriceCard card) {
        return get(cards, card, "card");
    }

    private static <K, A> A get(Map<K, A> map, K key, String argument) {
        return Arguments.notNull(map.get(Arguments.notNull(key, argument)), argument);
    }
}
