package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
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

    /** Within so many deviations to each side of a mean 95 % lie, if the deviation is known. */
    static final double NORMAL = 1.959963984540054;

    /** The same if it is estimated from a sample, with 1 to 30 degrees of freedom. */
    private static final double[] STUDENT = {
        12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139,
        2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963,
        2.079614, 2.073873, 2.068658, 2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.045230, 2.042272
    };

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
        int atLeast = Math.floorDiv(parts, WIN);
        int atMost = -Math.floorDiv(-parts, WIN);
        double value = (double) parts / WIN / games;
        return new Estimate(value, wilson(games, atLeast, -1), wilson(games, atMost, 1));
    }

    /** The same of games that were won, alone or not, if this says so. */
    static Estimate winRate(List<FinishedGame> games, Predicate<FinishedGame> won) {
        int parts = games.stream()
                .filter(won)
                .mapToInt(game -> WIN / game.winners().size())
                .sum();
        return winRate(games.size(), parts);
    }

    /** An end of Wilson's interval: the lower one for the sign −1, the upper one for 1. */
    private static double wilson(int games, int wins, int sign) {
        double rate = (double) wins / games;
        double square = NORMAL * NORMAL / games;
        double half = Math.sqrt(square * (rate * (1 - rate) + square / 4));
        return Math.max(0, Math.min(1, (rate + square / 2 + sign * half) / (1 + square)));
    }

    /** The variance of a sample; 0 if it has only one number. */
    static double variance(double[] sample) {
        double mean = Arrays.stream(sample).average().orElse(0);
        double squares = Arrays.stream(sample)
                .map(number -> (number - mean) * (number - mean))
                .sum();
        return squares / Math.max(1, sample.length - 1);
    }

    /**
     * How often a bot wins, with Student's interval: where the games are too many to be held.
     *
     * @param deals how many there are, which are independent of each other
     * @param mean of the bot's part of the wins of each deal
     * @param variance of the same, as a sample
     */
    public static Estimate winRate(int deals, double mean, double variance) {
        Arguments.that(deals >= 1, "deals", deals, "1 or more");
        Estimate found = mean(mean, variance, deals);
        return found.low == null || found.high == null
                ? found
                : new Estimate(mean, Math.max(0, found.low), Math.min(1, found.high));
    }

    /**
     * How often each seat wins, whoever sits there, a win shared by k counted as 1/k.
     *
     * @param games of one number of players, at least one
     */
    public static List<Estimate> ofSeats(List<FinishedGame> games) {
        Arguments.noneNull(games, "games", "outcomes");
        Arguments.that(!games.isEmpty(), "games", "none", "1 or more");
        List<Estimate> seats = new ArrayList<>();
        for (int seat = 0; seat < games.get(0).seats().size(); seat++) {
            int at = seat;
            seats.add(
                    winRate(games, game -> game.winners().contains(game.seats().get(at))));
        }
        return Collections.unmodifiableList(seats);
    }

    /**
     * The standard deviation of a bot's parts of the wins of some deals. Besides these there is a deal that was won and
     * one that was lost, so that nobody seems sure to win who only has won so far.
     *
     * @param sum of the parts
     * @param squares the sum of their squares
     */
    static double spread(int deals, double sum, double squares) {
        int count = deals + 2;
        return Math.sqrt(Math.max(0, squares + 1 - (sum + 1) * (sum + 1) / count) / (count - 1));
    }

    /** The mean of one or more numbers that are independent of each other, with Student's interval. */
    public static Estimate mean(double[] sample) {
        Arguments.that(Arguments.notNull(sample, "sample").length >= 1, "sample", "none", "1 or more");
        return mean(Arrays.stream(sample).sum() / sample.length, variance(sample), sample.length);
    }

    /** A mean with Student's interval. */
    static Estimate mean(double mean, double variance, int games) {
        if (games < 2) {
            return new Estimate(mean, null, null);
        }
        double half = quantile(games - 1) * Math.sqrt(variance / games);
        return new Estimate(mean, mean - half, mean + half);
    }

    /**
     * A quantile of Student's distribution, to six digits: beyond the table by the beginning of the series of Cornish
     * and Fisher (Abramowitz and Stegun, 26.7.5).
     */
    static double quantile(int freedom) {
        if (freedom <= STUDENT.length) {
            return STUDENT[freedom - 1];
        }
        double square = NORMAL * NORMAL;
        double first = NORMAL * (square + 1) / 4;
        double second = NORMAL * ((5 * square + 16) * square + 3) / 96;
        double third = NORMAL * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return NORMAL + (first + (second + third / freedom) / freedom) / freedom;
    }
}
