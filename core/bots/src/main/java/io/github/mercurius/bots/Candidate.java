package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Simulation;
import java.util.List;

/** A plan for a turn that is tried out in playouts, and how they ended. */
final class Candidate {
    private final Plan plan;
    private final double[] prices = new double[Situation.ASSETS];
    private double chances;
    private int playouts;

    Candidate(Plan plan) {
        this.plan = plan;
    }

    List<Action> actions() {
        return plan.actions();
    }

    /** What the plan seemed worth before it was tried, in guilders. */
    double promise() {
        return plan.value();
    }

    int playouts() {
        return playouts;
    }

    /** Counts the end of a playout of this plan: the win chance of a seat, and where the prices are going. */
    void count(Simulation end, int seat, Halving.Evaluation evaluation) {
        double[] last = WinChances.prices(end.table());
        chances += evaluation.chance(end, seat);
        for (int i = 0; i < last.length; i++) {
            prices[i] += last[i];
        }
        playouts++;
    }

    /**
     * The chance to win, as the playouts tell, and as long as there are few of them, also the promise. A candidate that
     * was never tried counts as if its only playout were lost.
     *
     * @param highest promise of all candidates
     * @param weight what a guilder of promise counts, in chances to win of one playout
     */
    double score(double highest, double weight) {
        return (chances - weight * (highest - promise())) / Math.max(1, playouts);
    }

    /** The prices to which this plan leads on average. */
    double[] prices() {
        double[] mean = prices.clone();
        for (int i = 0; i < mean.length; i++) {
            mean[i] /= playouts;
        }
        return mean;
    }
}
