package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.ThinkingTime;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A bot that searches for a plan as long as it was made to, but not longer than its host lets it. It follows the plan
 * to its end, and searches anew where the game is not as the plan expected.
 */
final class ThinkingBot implements Bot {
    private final Search search;
    private final Thinking thinking;
    private final SplittableRandom random;
    private List<Action> rest = List.of();
    private @Nullable PlayerView expected;

    /** Finds a plan. */
    @FunctionalInterface
    interface Search {
        /**
         * The next action of the active player, or more of them, up to the whole turn.
         *
         * @param soFar gets the first action of the best plan of each moment
         */
        List<Action> plan(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar);
    }

    ThinkingBot(Search search, Thinking thinking, SplittableRandom random) {
        this.search = search;
        this.thinking = thinking;
        this.random = random;
    }

    @Override
    public Action choose(PlayerView view) {
        return choose(view, thinking, first -> {});
    }

    @Override
    public Action choose(PlayerView view, ThinkingTime<Action> time) {
        return choose(view, thinking.within(time), time::suggest);
    }

    private Action choose(PlayerView view, Thinking thinkingNow, Consumer<Action> soFar) {
        AnyBot.choices(view);
        List<Action> plan = rest;
        if (plan.isEmpty() || !view.equals(expected)) {
            plan = search.plan(view, thinkingNow, random, soFar);
        }
        Action action = plan.get(0);
        rest = plan.subList(1, plan.size());
        if (!rest.isEmpty()) {
            Simulation next = view.determinize(bound -> random.nextInt(bound)).applyAction(action);
            expected = next.viewFor(next.table().activeSeat());
        }
        return action;
    }
}
