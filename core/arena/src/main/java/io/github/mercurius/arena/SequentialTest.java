package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.List;

/**
 * A test that decides between two win rates of a bot as soon as its games say enough: Wald's sequential probability
 * ratio test. It is wrong about once in twenty times, if the true rate is one of the two; with a rate between them it
 * says either.
 *
 * <p>The ratio is that of two normal distributions with the variance of the deals so far. Games are taken in the order
 * of their numbers, so the answer does not depend on threads.
 *
 * @param low the lower win rate
 * @param high the higher one
 */
public record SequentialTest(double low, double high) {
    /** How often the test is wrong, at most, if one of its two rates is the true one. */
    public static final double ERROR = 0.05;

    /** The logarithm of the ratio at which it decides. */
    private static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** With fewer deals the variance is not known. */
    private static final int FEWEST_DEALS = 10;

    public SequentialTest {
        Arguments.that(low > 0 && high < 1 && low < high, "rates", low + " and " + high, "0 < low < high < 1");
    }

    /** What the games have shown. */
    public enum Answer {
        /** The win rate is the lower one, or less. */
        LOW,
        /** It is the higher one, or more. */
        HIGH,
        /** More games are needed. */
        OPEN
    }

    /**
     * What a test says, and when it did.
     *
     * @param ratio the logarithm of the likelihood ratio: high numbers speak for the higher rate
     * @param games after how many games it decided, or how many there are
     */
    public record Verdict(Answer answer, double ratio, int games) {}

    /**
     * What the games of a bot say: the first answer, if there is one.
     *
     * @param games in the order of their numbers, from 1 on without gaps; a deal that is not finished does not count
     */
    public Verdict verdict(String bot, List<FinishedGame> games, int gamesOfADeal) {
        double[] shares = Deals.winShares(bot, games, gamesOfADeal);
        int deals = games.size() / gamesOfADeal;
        double ratio = 0;
        for (int count = FEWEST_DEALS; count <= deals; count++) {
            ratio = ratio(Arrays.copyOf(shares, count));
            if (Math.abs(ratio) >= BOUND) {
                return new Verdict(ratio > 0 ? Answer.HIGH : Answer.LOW, ratio, count * gamesOfADeal);
            }
        }
        return new Verdict(Answer.OPEN, ratio, deals * gamesOfADeal);
    }

    private double ratio(double[] shares) {
        double spread = Deals.spread(shares);
        double sum = Arrays.stream(shares).sum();
        return (high - low) * (2 * sum - shares.length * (low + high)) / (2 * spread * spread);
    }
}
