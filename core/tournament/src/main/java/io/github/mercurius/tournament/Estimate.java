package io.github.mercurius.tournament;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;
import org.jspecify.annotations.Nullable;

/**
 * What was found in a sample of games, and the interval of 95 % confidence for what would be found in all of them.
 *
 * @param value what was found
 * @param low the lower end; null if there are too few games to tell, as is the upper one
 * @param high the upper end
 */
public record Estimate(
        double value, @Nullable Double low, @Nullable Double high) {
    /** The confidence of all intervals. */
    public static final double CONFIDENCE = 0.95;

    /** Rounds to millionths. */
    public Estimate {
        value = rounded(value);
        low = low == null ? null : Double.valueOf(rounded(low));
        high = high == null ? null : Double.valueOf(rounded(high));
    }

    /** What is beyond a millionth is chance, and the noise of the arithmetic. */
    static double rounded(double number) {
        return Math.rint(number * 1e6) / 1e6;
    }

    private static final double ERROR = 1 - CONFIDENCE;

    /** A win of a game, in the parts that {@link #winRate} takes: it can be shared evenly by 2, 3, 4 and 5. */
    static final int WIN = 60;

    /**
     * How often a bot wins, a win that is shared by k counted as 1/k, with Wilson's interval.
     *
     * <p>That interval is for whole wins. A number of wins with a fraction is rounded down for the lower end and up for
     * the upper end. The intervals of more wins lie higher, and a shared win scatters less than one that is won or
     * lost. So the interval is never too narrow for it.
     *
     * @param parts of wins, {@link #WIN} for each
     */
    static Estimate winRate(int games, int parts) {
        BinomialConfidenceInterval wilson = BinomialConfidenceInterval.WILSON_SCORE;
        int atLeast = Math.floorDiv(parts, WIN);
        int atMost = -Math.floorDiv(-parts, WIN);
        return new Estimate(
                (double) parts / WIN / games,
                wilson.fromErrorRate(games, atLeast, ERROR).getLowerBound(),
                wilson.fromErrorRate(games, atMost, ERROR).getUpperBound());
    }

    /** A mean with Student's interval. */
    static Estimate mean(double mean, double variance, int games) {
        if (games < 2) {
            return new Estimate(mean, null, null);
        }
        Interval interval = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, games, ERROR);
        return new Estimate(mean, interval.getLowerBound(), interval.getUpperBound());
    }
}
