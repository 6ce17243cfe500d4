package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import java.util.List;

/**
 * A plan, and what it leads to, as an {@link AnyAnalyst} found.
 *
 * @param <A> the actions of the game
 * @param actions in order
 * @param chance of the player to win with this plan
 * @param loss how much lower that chance is than with the best plan that it was compared with. Both were tried in the
 *     same imagined games, so the interval is narrower than those of the chances
 */
public record RankedPlan<A extends AnyAction>(List<A> actions, Estimate chance, Estimate loss) {
    /** Copies the list. */
    public RankedPlan {
        actions = List.copyOf(actions);
    }
}
