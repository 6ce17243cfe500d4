package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.bots.Estimate;
import io.github.mercurius.bots.RankedPlan;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says plans and chances in a language. */
public final class AdviceText {
    private static final int PERCENT = 100;

    private final Words words;

    /** Texts in the language of these words. */
    public AdviceText(Words words) {
        this.words = words;
    }

    /** A plan as it is typed, action by action. */
    public static String notation(List<Action> plan) {
        return plan.stream().map(Action::notation).collect(Collectors.joining(" "));
    }

    /** A plan in words. */
    public String plan(List<Action> plan) {
        return plan.stream().map(this::action).collect(Collectors.joining("; "));
    }

    private String action(Action action) {
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

    /** Plans with their chances, the best first, and how to read them; each line is a paragraph. */
    public List<String> advice(List<RankedPlan> plans) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            RankedPlan plan = plans.get(i);
            String key = i == 0 ? "advice.best" : "advice.other";
            lines.add(words.get(key, i + 1, notation(plan.actions()), percent(plan.chance()), percent(plan.loss())));
            lines.add("   " + plan(plan.actions()));
        }
        lines.add(words.get("advice.explained"));
        return lines;
    }

    /** An estimate with its interval, in percent. */
    public String percent(Estimate estimate) {
        return words.get("advice.percent", number(estimate.value()), number(estimate.low()), number(estimate.high()));
    }

    /** A chance in percent, with one decimal. */
    public String number(double chance) {
        return String.format(words.locale(), "%.1f", chance * PERCENT);
    }
}
