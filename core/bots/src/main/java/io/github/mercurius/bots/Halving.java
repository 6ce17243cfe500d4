package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Tries plans for a turn out in guesses at what the viewer cannot see, and drops the worse half of them again and again
 * (sequential halving). All plans are tried in the same guesses, so luck with the cards favours none of them.
 */
final class Halving {
    private final PlayerView view;
    private final Budget budget;
    private final IntUnaryOperator random;
    private final int lastTurn;
    private final Evaluation evaluation;
    private final List<Guess> guesses = new ArrayList<>();

    /** Tells how likely a seat is to win an imagined game, between two turns or at the end. */
    interface Evaluation {
        double chance(Simulation game, int seat);
    }

    /**
     * @param lastTurn how many turns are completed at the end of a playout, if the game is not over before
     * @param evaluation of the end of a playout
     */
    Halving(PlayerView view, Budget budget, IntUnaryOperator random, int lastTurn, Evaluation evaluation) {
        this.view = view;
        this.budget = budget;
        this.random = random;
        this.lastTurn = lastTurn;
        this.evaluation = evaluation;
    }

    /** Tries a plan out once more. */
    void tryOut(Candidate candidate) {
        if (candidate.playouts() == guesses.size()) {
            guesses.add(Guess.of(view, random));
        }
        budget.spend();
        Guess guess = guesses.get(candidate.playouts());
        Simulation turn = Playout.after(guess.game(), candidate.actions());
        Simulation end = Playout.until(turn, lastTurn, guess.judgements());
        candidate.count(end, view.table().activeSeat(), evaluation);
    }

    /**
     * Sorts candidates: those that are dropped stay behind the others.
     *
     * @param spent the part of the budget that is already spent
     * @param weight of what a candidate promised ({@link Candidate#score})
     * @param told after each halving
     */
    void halve(List<Candidate> candidates, double spent, double weight, Runnable told) {
        int halvings = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates.size() - 1));
        double highest = candidates.get(0).promise();
        int kept = candidates.size();
        int playouts = 0;
        for (int i = 1; i <= halvings; i++) {
            List<Candidate> best = candidates.subList(0, kept);
            double part = spent + (1 - spent) * i / halvings;
            do {
                playouts++;
                raise(best, playouts);
            } while (budget.allows(kept, part));
            best.sort(Comparator.comparingDouble((Candidate plan) -> plan.score(highest, weight))
                    .reversed());
            told.run();
            kept = (kept + 1) / 2;
        }
    }

    /** Tries each of some candidates out until it has so many playouts, or the time is up. */
    private void raise(List<Candidate> some, int playouts) {
        for (Candidate candidate : some) {
            if (candidate.playouts() < playouts && !budget.isLate()) {
                tryOut(candidate);
            }
        }
    }

    /**
     * A guess at what a viewer does not know: the hidden cards, and how each of the others judges.
     *
     * @param judgements by seat
     */
    record Guess(Simulation game, List<Judgement> judgements) {
        /** A new guess, by the player whose turn it is, who is prudent; each of the others may as well be greedy. */
        static Guess of(PlayerView view, IntUnaryOperator random) {
            List<Judgement> judgements = new ArrayList<>();
            for (int seat = 0; seat < view.table().setup().players(); seat++) {
                boolean greedy = seat != view.table().activeSeat() && random.applyAsInt(2) == 0;
                judgements.add(greedy ? Judgement.GREEDY : Judgement.PRUDENT);
            }
            return new Guess(view.determinize(random), judgements);
        }
    }

    /** A plan for a turn that is tried out in playouts, and how they ended. */
    static final class Candidate {
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
        void count(Simulation end, int seat, Evaluation evaluation) {
            double[] last = WinChances.prices(end.table());
            chances += evaluation.chance(end, seat);
            for (int i = 0; i < last.length; i++) {
                prices[i] += last[i];
            }
            playouts++;
        }

        /**
         * The chance to win, as the playouts tell, and as long as there are few of them, also the promise. A candidate
         * that was never tried counts as if its only playout were lost.
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
}
