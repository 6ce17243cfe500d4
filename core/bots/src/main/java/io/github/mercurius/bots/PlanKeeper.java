package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Follows a plan for a turn to its end, and asks for another where the game is not as the plan expected. */
final class PlanKeeper {
    private List<Action> rest = List.of();
    private @Nullable PlayerView expected;

    /** The next action of the plan, or the first of another one. */
    Action next(PlayerView view, IntUnaryOperator random, Supplier<List<Action>> planner) {
        List<Action> plan = rest;
        if (plan.isEmpty() || !isExpected(view)) {
            plan = planner.get();
        }
        Action action = plan.get(0);
        rest = plan.subList(1, plan.size());
        if (!rest.isEmpty()) {
            Simulation next = view.determinize(random).applyAction(action);
            expected = next.viewFor(next.table().activeSeat());
        }
        return action;
    }

    private boolean isExpected(PlayerView view) {
        return expected != null
                && view.table().equals(expected.table())
                && view.hand().equals(expected.hand());
    }
}
