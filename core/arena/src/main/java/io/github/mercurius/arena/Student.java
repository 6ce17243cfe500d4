package io.github.mercurius.arena;

/** Within how many deviations to each side of a mean 95 % lie: quantiles of Student's distribution. */
final class Student {
    /** If the deviation is known: the quantile of the normal distribution. */
    static final double NORMAL = 1.959963984540054;

    /** With more degrees of freedom than these, a series is exact to seven digits. */
    private static final int MOST_EXACT = 1000;

    private Student() {}

    /**
     * If the deviation is estimated from a sample, with so many degrees of freedom: at least 1. It is exact to nine
     * digits up to 1000 of them, and to seven beyond.
     */
    static double quantile(int freedom) {
        return freedom > MOST_EXACT ? ofMany(freedom) : ofFew(freedom);
    }

    /** The beginning of the series of Cornish and Fisher (Abramowitz and Stegun, 26.7.5). */
    private static double ofMany(int freedom) {
        double square = NORMAL * NORMAL;
        double first = NORMAL * (square + 1) / 4;
        double second = NORMAL * ((5 * square + 16) * square + 3) / 96;
        return NORMAL + (first + second / freedom) / freedom;
    }

    /** By bisection: the tangent of an angle from 0 to a right one, as the distribution is a sum of sines. */
    private static double ofFew(int freedom) {
        double low = 0;
        double high = Math.PI / 2;
        for (int halved = 0; halved < Double.SIZE; halved++) {
            double angle = (low + high) / 2;
            if (within(angle, freedom) < Estimate.CONFIDENCE) {
                low = angle;
            } else {
                high = angle;
            }
        }
        return Math.sqrt(freedom) * Math.tan(low);
    }

    /** How much of the distribution lies within this angle (Abramowitz and Stegun, 26.7.3 and 26.7.4). */
    private static double within(double angle, int freedom) {
        boolean odd = freedom % 2 == 1;
        double cosine = Math.cos(angle);
        double term = odd ? cosine : 1;
        double sum = 0;
        for (int power = odd ? 1 : 0; power <= freedom - 2; power += 2) {
            sum += term;
            term *= cosine * cosine * (power + 1) / (power + 2);
        }
        double sines = Math.sin(angle) * sum;
        return odd ? 2 / Math.PI * (angle + sines) : sines;
    }
}
