package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * A plan for the rest of a turn, and how likely it makes its player to win, as {@code regent} sees it.
 *
 * <p>The chance is a mean over games that are played on from guesses at the hidden cards. The interval says how far the
 * mean could move with more guesses, with 95 % confidence; it does not say how well the others are guessed to play.
 *
 * @param actions the plan: what to do in order; the last action plays a card
 * @param winChance from 0 to 1
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 * @param playouts how often the plan was tried out
 */
public record Advice(List<Action> actions, double winChance, double low, double high, int playouts) {
    private static final double DEVIATIONS = 1.96;

    /** Keeps a copy of the actions. */
    public Advice {
        actions = List.copyOf(actions);
    }

    /**
     * The best plans that a search finds, the best first. Plans that it drops early are tried out less, so a plan may
     * follow others although its chance is higher.
     *
     * @param most how many plans to give at most; there may be fewer, and there is at least one
     * @param playouts how many playouts to make for all plans together, as in {@code regent:500}
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely; all randomness comes from it
     * @throws IllegalArgumentException if it is not the viewer's turn, or a number is below 1
     */
    public static List<Advice> of(PlayerView view, int most, int playouts, IntUnaryOperator random) {
        if (view.legalActions().size() == 0) {
            throw new IllegalArgumentException(
                    "view: not the viewer's turn, expected a view with legal actions (TRN-4)");
        }
        if (most < 1 || playouts < 1) {
            throw new IllegalArgumentException(
                    "plans and playouts: " + most + " and " + playouts + ", expected 1 or more of each");
        }
        return TurnSearch.search(view, Thinking.playouts(playouts), random).stream()
                .limit(most)
                .map(Advice::of)
                .collect(Collectors.toUnmodifiableList());
    }

    private static Advice of(Candidate plan) {
        double either = DEVIATIONS * plan.error();
        double chance = plan.chance();
        return new Advice(
                plan.actions(), chance, Math.max(0, chance - either), Math.min(1, chance + either), plan.playouts());
    }
}
