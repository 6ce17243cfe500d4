package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import java.util.List;

/**
 * A plan for the rest of a turn, and what it leads to, as an {@link Analyst} found.
 *
 * @param actions in order, the last one plays a card
 * @param chance of the player to win with this plan
 * @param loss how much lower that chance is than with the best plan that it was compared with. Both were tried in the
 *     same imagined games, so the interval is narrower than those of the chances
 */
public record RankedPlan(List<Action> actions, Estimate chance, Estimate loss) {
    /** Copies the list. */
    public RankedPlan {
        actions = List.copyOf(actions);
    }
}
