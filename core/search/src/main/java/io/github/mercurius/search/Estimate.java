package io.github.mercurius.search;

/**
 * What was found in a sample of playouts, and its interval of 95 % confidence: a chance from 0 to 1, or the difference
 * of two.
 */
public record Estimate(double value, double low, double high) {
    private static final double DEVIATIONS = 1.96;

    /**
     * The chance in so many playouts with so many wins, which may be shared ones; by Wilson's interval.
     *
     * @throws IllegalArgumentException if there was no playout, or more or fewer wins than can be
     */
    public static Estimate chance(double wins, int playouts) {
        if (playouts < 1) {
            throw new IllegalArgumentException("playouts: " + playouts + ", expected 1 or more");
        }
        if (!(wins >= 0 && wins <= playouts)) {
            throw new IllegalArgumentException("wins: " + wins + ", expected 0 to " + playouts + ", one a playout");
        }
        double square = DEVIATIONS * DEVIATIONS / playouts;
        double chance = wins / playouts;
        double middle = (chance + square / 2) / (1 + square);
        double half = Math.sqrt(square * (chance * (1 - chance) + square / 4)) / (1 + square);
        // Rounding must not push an end beyond the value, as it can where no playout or each one was won.
        return new Estimate(chance, Math.min(chance, middle - half), Math.max(chance, middle + half));
    }

    /** What is certain. */
    public static Estimate certain(double value) {
        return new Estimate(value, value, value);
    }

    /**
     * The mean of differences between -1 and 1, one for each pair of playouts.
     *
     * <p>For the interval there is one pair more in each direction: plans that never differed may still differ.
     */
    static Estimate difference(double[] differences) {
        double sum = 0;
        double squares = 2;
        for (double difference : differences) {
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / differences.length;
        int pairs = differences.length + 2;
        double half = DEVIATIONS * Math.sqrt(Math.max(0, squares / pairs - mean * mean) / pairs);
        return new Estimate(mean, Math.max(-1, mean - half), Math.min(1, mean + half));
    }
}
