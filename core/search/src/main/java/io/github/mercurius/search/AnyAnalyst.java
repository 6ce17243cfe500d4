package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.util.Collection;
import java.util.List;

/**
 * Estimates chances to win in a game: of each seat, and of plans.
 *
 * <p>A plan is as much as a player decides on at once: a single action, or all of a turn.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyAnalyst<A extends AnyAction, V extends AnyView<A>> {
    /** The chance of each seat to win, for all that a view shows; also a spectator's view. Certain after the end. */
    List<Estimate> chances(V view);

    /**
     * The best plans that a search finds, the best first.
     *
     * @param view of the player who decides
     * @param most how many plans are wanted; there may be fewer
     * @throws IllegalArgumentException if the viewer does not decide, or no plan is wanted
     */
    List<RankedPlan<A>> plans(V view, int most);

    /**
     * How a plan compares with the best one that the search finds: both, the better first, or one if it is the same.
     *
     * @param view of the player who decides
     * @throws IllegalArgumentException if the viewer does not decide, or the plan is not a whole one
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    List<RankedPlan<A>> judge(V view, List<A> plan);

    /**
     * Plans, the best first, all tried in the same imagined games.
     *
     * @param view of the player who decides
     * @param plans a plan that is there twice is tried once
     * @throws IllegalArgumentException if the viewer does not decide, there is no plan, or one is not whole
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    List<RankedPlan<A>> compare(V view, Collection<? extends List<A>> plans);
}
