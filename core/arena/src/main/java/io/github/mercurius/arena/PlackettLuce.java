package io.github.mercurius.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The strengths of players by the orders in which they ended games: the Plackett–Luce model, which is that of Bradley
 * and Terry where two play.
 *
 * <p>In the model each place goes to one of the bots without a place, each with a chance in proportion to its strength.
 * The strengths that make the games likeliest are found by the MM algorithm (Hunter, 2004). A tie counts as all orders
 * of those who tied, in equal parts.
 *
 * <p>Besides the games, everybody has won a part of a game, and lost as much, against all others in equal parts. So a
 * bot that won all games, or met no other, has a strength as well.
 */
final class PlackettLuce {
    private static final double IMAGINED = 0.5; // games won, and lost
    private static final double ENOUGH = 1e-10;
    private static final int MOST_ROUNDS = 100_000;

    private final int players;

    /** How often each got a place that another could have had. */
    private final double[] won;

    /** How often the next place went to one of these players, as bits. */
    private final Map<Long, Double> choices = new TreeMap<>();

    PlackettLuce(int players) {
        this.players = players;
        won = new double[players];
        Arrays.fill(won, IMAGINED);
        for (int one = 0; one < players; one++) {
            for (int other = 0; other < one; other++) {
                choices.put(1L << one | 1L << other, 2 * IMAGINED / (players - 1));
            }
        }
    }

    /**
     * Adds a game.
     *
     * @param order the players on each place, the best first
     */
    void add(List<List<Integer>> order) {
        long behind = order.stream().mapToLong(PlackettLuce::bits).sum();
        for (List<Integer> place : order) {
            behind -= bits(place);
            add(place, behind);
        }
    }

    private void add(List<Integer> place, long behind) {
        int tied = place.size();
        // The last of all gets a place that nobody else could have had.
        double places = behind == 0 ? (tied - 1.0) / tied : 1;
        place.forEach(player -> won[player] += places);
        for (int some = 1; some < 1 << tied; some++) {
            long left = behind;
            for (int i = 0; i < tied; i++) {
                left |= (long) (some >> i & 1) << place.get(i);
            }
            if (Long.bitCount(left) > 1) {
                choices.merge(left, 1 / binomial(tied, Integer.bitCount(some)), Double::sum);
            }
        }
    }

    private static long bits(List<Integer> players) {
        return players.stream().mapToLong(player -> 1L << player).sum();
    }

    private static double binomial(int all, int some) {
        double ways = 1;
        for (int i = 1; i <= some; i++) {
            ways = ways * (all - some + i) / i;
        }
        return ways;
    }

    /** Logarithms of strengths, their mean being 0. */
    double[] strengths() {
        double[] strengths = new double[players];
        Arrays.fill(strengths, 1);
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change > ENOUGH && players > 1; round++) {
            double[] better = improved(strengths);
            change = 0;
            for (int i = 0; i < players; i++) {
                change = Math.max(change, Math.abs(better[i] / strengths[i] - 1));
            }
            strengths = better;
        }
        double[] logs = Arrays.stream(strengths).map(Math::log).toArray();
        double mean = Arrays.stream(logs).average().orElse(0);
        return Arrays.stream(logs).map(log -> log - mean).toArray();
    }

    /** A step of the MM algorithm. */
    private double[] improved(double[] strengths) {
        double[] shares = new double[players];
        choices.forEach((among, times) -> {
            double share = times / sum(strengths, among);
            for (long left = among; left != 0; left &= left - 1) {
                shares[Long.numberOfTrailingZeros(left)] += share;
            }
        });
        double[] better = new double[players];
        Arrays.setAll(better, i -> won[i] / shares[i]);
        return better;
    }

    private static double sum(double[] strengths, long among) {
        double sum = 0;
        for (long left = among; left != 0; left &= left - 1) {
            sum += strengths[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }
}
