package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.examples.games.text.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Says plans in a language. */
final class PlanText {
    private PlanText() {}

    /** A plan in words. */
    static String of(List<Action> plan, Words words) {
        return plan.stream().map(action -> of(action, words)).collect(Collectors.joining("; "));
    }

    private static String of(Action action, Words words) {
        if (action instanceof Action.Buy buy) {
            return words.get("advice.buy", buy.asset().displayName(words.locale()));
        }
        if (action instanceof Action.Sell sell) {
            return words.get("advice.sell", sell.asset().displayName(words.locale()));
        }
        if (action instanceof Action.BlackMarket market) {
            return words.get("advice.blackMarket", Names.assets(market.tokens(), words.locale()));
        }
        if (action instanceof Action.Dividend dividend) {
            return words.get("advice.dividend", dividend.chamber().displayName(words.locale()));
        }
        if (action instanceof Action.PlayNews news) {
            return news.discard().isEmpty()
                    ? words.get("advice.newsWithoutDiscard")
                    : words.get("advice.news", Names.cards(news.discard()));
        }
        return words.get("advice.card", ((Action.PlayCard) action).card().displayName(words.locale()));
    }
}
