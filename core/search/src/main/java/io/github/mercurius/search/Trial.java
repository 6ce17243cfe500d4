package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A plan that is tried out, and which part of the win it had in each playout. Not thread-safe.
 *
 * @param <A> the actions of the game
 */
final class Trial<A extends AnyAction> {
    private final List<A> actions;
    private final List<Double> shares = new ArrayList<>();
    private double wins;

    /** A plan before its first playout. */
    Trial(List<A> actions) {
        this.actions = List.copyOf(actions);
    }

    /** The plan. */
    List<A> actions() {
        return actions;
    }

    /** Counts the end of a playout. */
    void count(AnyTable end, int seat) {
        double share = share(end, seat);
        shares.add(share);
        wins += share;
    }

    /** Which part of the win a seat has at the end. */
    static double share(AnyTable end, int seat) {
        List<Integer> winners = end.winners();
        return winners.contains(seat) ? 1.0 / winners.size() : 0;
    }

    /** The plans of trials in the same imagined games, the best first. */
    static <A extends AnyAction> List<RankedPlan<A>> ranked(List<Trial<A>> trials) {
        Comparator<Trial<A>> byWins = Comparator.comparingDouble(trial -> trial.wins);
        Trial<A> best = trials.stream().max(byWins).get();
        return trials.stream()
                .sorted(byWins.reversed())
                .map(trial -> trial.comparedWith(best))
                .collect(Collectors.toList());
    }

    private RankedPlan<A> comparedWith(Trial<A> best) {
        double[] losses = new double[shares.size()];
        Arrays.setAll(losses, i -> best.shares.get(i) - shares.get(i));
        Estimate loss = this == best ? Estimate.certain(0) : Estimate.difference(losses);
        return new RankedPlan<>(actions, chance(), loss);
    }

    /** The chance to win. */
    Estimate chance() {
        return Estimate.chance(wins, shares.size());
    }
}
