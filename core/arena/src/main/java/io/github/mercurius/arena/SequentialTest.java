package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.HashMap;
import java.util.Map;

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
        /** They speak for the lower rate, against the higher one; which is not to say that it is the true one. */
        LOW,
        /** They speak for the higher rate, against the lower one. */
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

    /** A test of a bot whose games have not come yet; so many of them have each deal. */
    public Run run(String bot, int gamesOfADeal) {
        Arguments.notNull(bot, "bot", "the name of a bot");
        Arguments.that(gamesOfADeal >= 1, "gamesOfADeal", gamesOfADeal, "1 or more");
        return new Run(bot, gamesOfADeal);
    }

    /** A test while games come, in any order: each is counted when all those before it have come. Not thread-safe. */
    public final class Run {
        private final String bot;
        private final int gamesOfADeal;
        private final Map<Integer, Double> waiting = new HashMap<>();
        private int games;
        private double shareOfDeal;
        private double sum;
        private double squares;
        private Verdict verdict = new Verdict(Answer.OPEN, 0, 0);

        private Run(String bot, int gamesOfADeal) {
            this.bot = bot;
            this.gamesOfADeal = gamesOfADeal;
        }

        /** Takes a game; after the first answer no more are needed. */
        public void add(FinishedGame game) {
            waiting.put(game.game(), game.winShare(bot));
            Double share = waiting.remove(games + 1);
            while (verdict.answer() == Answer.OPEN && share != null) {
                games++;
                shareOfDeal += share / gamesOfADeal;
                if (games % gamesOfADeal == 0) {
                    addDeal(shareOfDeal);
                    shareOfDeal = 0;
                }
                share = waiting.remove(games + 1);
            }
        }

        private void addDeal(double share) {
            sum += share;
            squares += share * share;
            int deals = games / gamesOfADeal;
            double spread = Estimate.spread(deals, sum, squares);
            double ratio =
                    deals < FEWEST_DEALS ? 0 : (high - low) * (2 * sum - deals * (low + high)) / (2 * spread * spread);
            Answer answer = Math.abs(ratio) < BOUND ? Answer.OPEN : ratio > 0 ? Answer.HIGH : Answer.LOW;
            verdict = new Verdict(answer, ratio, games);
        }

        /** What the games say so far: the first answer, if there is one. */
        public Verdict verdict() {
            return verdict;
        }
    }
}
