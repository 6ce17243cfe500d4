package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.RankedPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Says plans and chances in a language.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public record AdviceText<A extends AnyAction, V extends AnyView<A>>(Rules<A, V> rules, Words words) {
    private static final int PERCENT = 100;

    /** A plan as it is typed, action by action. */
    public static String notation(List<? extends AnyAction> plan) {
        return plan.stream().map(AnyAction::notation).collect(Collectors.joining(" "));
    }

    /** A plan in words: what each of its actions brings about. */
    public String inWords(V view, List<A> plan) {
        @SuppressWarnings("unchecked") // a state that fits a view is of the same game
        AnyGame<A, V> game = rules.from((AnyState<A, V>) view.determinize(bound -> 0));
        List<String> said = new ArrayList<>();
        for (A action : plan) {
            game = game.applyAction(action);
            AnyUpdate update = game.steps().get(game.steps().size() - 1).update();
            said.add(words.told(update, view.table().setup()).get(0));
        }
        return String.join("; ", said);
    }

    /** Plans with their chances, the best first, and how to read them; each line is a paragraph. */
    public List<String> advice(V view, List<RankedPlan<A>> plans) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            RankedPlan<A> plan = plans.get(i);
            String key = i == 0 ? "advice.best" : "advice.other";
            lines.add(words.get(key, i + 1, notation(plan.actions()), percent(plan.chance()), percent(plan.loss())));
            lines.add("   " + inWords(view, plan.actions()));
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
