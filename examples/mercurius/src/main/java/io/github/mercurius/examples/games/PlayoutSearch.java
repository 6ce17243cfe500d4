package io.github.mercurius.examples.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * Chooses the action whose playouts end best, for any game.
 *
 * <p>Each playout deals what the player does not see, takes one of the actions, and goes on with greedy players. All
 * actions are tried on the same deals with the same chance; the worse half is dropped, and the others are tried again,
 * until one is left.
 *
 * @param <A> the actions of the game
 */
final class PlayoutSearch<A> {
    /** What a point ahead of the best opponent counts, where a game won counts 1. */
    private static final double POINT = 0.02;

    private final int playouts;
    private final SplittableRandom random;

    /**
     * A search.
     *
     * @param playouts how many for each decision, or one for each action if that is more
     */
    PlayoutSearch(int playouts, SplittableRandom random) {
        this.playouts = playouts;
        this.random = random;
    }

    /** An action, and how its playouts ended. */
    private static final class Candidate<A> {
        private final A action;
        private double sum;
        private int playouts;

        Candidate(A action) {
            this.action = action;
        }

        void add(double result) {
            sum += result;
            playouts++;
        }

        double mean() {
            return sum / playouts;
        }
    }

    /**
     * The best of a player's legal actions.
     *
     * @param deal gives a state that the player cannot tell from the real one
     */
    A choose(List<A> legal, int seat, Function<IntUnaryOperator, SearchState<A>> deal) {
        List<Candidate<A>> left = new ArrayList<>();
        legal.forEach(action -> left.add(new Candidate<>(action)));
        int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(legal.size() - 1);
        while (left.size() > 1) {
            for (int deals = Math.max(1, playouts / (rounds * left.size())); deals > 0; deals--) {
                tryOut(left, seat, deal.apply(random::nextInt));
            }
            left.sort(Comparator.<Candidate<A>>comparingDouble(Candidate::mean).reversed());
            left.subList((left.size() + 1) / 2, left.size()).clear();
        }
        return left.get(0).action;
    }

    private void tryOut(List<Candidate<A>> candidates, int seat, SearchState<A> start) {
        long chance = random.nextLong();
        for (Candidate<A> candidate : candidates) {
            SearchState<A> state = start.after(candidate.action);
            SplittableRandom same = new SplittableRandom(chance);
            while (!state.isOver() && !state.isFarFrom(start.turn())) {
                state = state.next(same::nextInt);
            }
            candidate.add(result(state, seat));
        }
    }

    private static double result(SearchState<?> end, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < end.players(); other++) {
            best = other == seat ? best : Math.max(best, end.score(other));
        }
        double lead = end.score(seat) - best;
        double won = end.isOver() ? (1 + Math.signum(lead)) / 2 : 0.5;
        return won + POINT * lead;
    }
}
