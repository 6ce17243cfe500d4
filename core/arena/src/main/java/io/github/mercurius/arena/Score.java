package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one bot has achieved in the games of a table.
 *
 * @param wins how many games it won alone
 * @param sharedWins in how many it shared the first place
 * @param winRate of all games, a win shared by k counted as 1/k
 * @param mean its score at the end of a game, on average
 * @param deviation of the score: the standard deviation of the sample
 * @param lowest its lowest score
 * @param highest its highest score
 * @param failures how often it failed: to begin, to move, or where it was told the end
 * @param failed where each of these was, and why
 * @param gamesOfADeal how many games there are for each deal
 * @param spread of the part of the wins that it has in a deal: the standard deviation
 * @param scores at the end of each game
 */
public record Score(
        String bot,
        int wins,
        int sharedWins,
        Estimate winRate,
        Estimate mean,
        double deviation,
        int lowest,
        int highest,
        int failures,
        List<String> failed,
        int gamesOfADeal,
        double spread,
        List<Integer> scores) {
    public Score {
        failed = Arguments.noneNull(failed, "failed", "texts");
        scores = Arguments.noneNull(scores, "scores", "numbers");
    }

    /**
     * The score of a bot after some games of a table.
     *
     * @throws IllegalArgumentException if there are no games, or it did not play in all
     */
    public static Score of(String bot, List<FinishedGame> games) {
        return of(bot, games, 1);
    }

    /**
     * The score of a bot after some games of a table in which so many games have each deal. The deals are independent
     * of each other, and the intervals are found from them.
     *
     * @throws IllegalArgumentException if there are no games, or it did not play in all
     */
    public static Score of(String bot, List<FinishedGame> games, int gamesOfADeal) {
        Arguments.that(gamesOfADeal >= 1, "gamesOfADeal", gamesOfADeal, "1 or more");
        Arguments.notNull(bot, "bot", "the name of a bot");
        Arguments.noneNull(games, "games", "outcomes");
        if (games.isEmpty() || !games.stream().allMatch(game -> game.seats().contains(bot))) {
            throw new IllegalArgumentException("games: " + games.size() + ", expected 1 or more, all with " + bot);
        }
        List<FinishedGame> won =
                games.stream().filter(game -> game.winners().contains(bot)).collect(Collectors.toList());
        int alone =
                (int) won.stream().filter(game -> game.winners().size() == 1).count();
        List<Integer> scores = games.stream()
                .map(game -> game.scores().get(game.seats().indexOf(bot)))
                .collect(Collectors.toList());
        double[] all = scores.stream().mapToDouble(Integer::doubleValue).toArray();
        double[] shares = byDeal(games, gamesOfADeal, game -> game.winShare(bot));
        double sum = Arrays.stream(shares).sum();
        double squares = Arrays.stream(shares).map(one -> one * one).sum();
        double[] means = byDeal(
                games, gamesOfADeal, game -> game.scores().get(game.seats().indexOf(bot)));
        List<String> failures =
                games.stream().flatMap(game -> failures(bot, game)).collect(Collectors.toList());
        return new Score(
                bot,
                alone,
                won.size() - alone,
                gamesOfADeal == 1
                        ? Estimate.winRate(games, game -> game.winners().contains(bot))
                        : Estimate.winRate(shares.length, sum / shares.length, Estimate.variance(shares)),
                Estimate.mean(Arrays.stream(all).average().orElse(0), Estimate.variance(means), means.length),
                Estimate.rounded(Math.sqrt(Estimate.variance(all))),
                Collections.min(scores),
                Collections.max(scores),
                failures.size(),
                failures,
                gamesOfADeal,
                Estimate.rounded(Estimate.spread(shares.length, sum, squares)),
                scores);
    }

    /**
     * How many games it takes to know the win rate as exactly as this, if the games go on as before.
     *
     * @param half half the length of the interval, such as 0.01 for one percent more or less
     */
    public long gamesFor(double half) {
        Arguments.that(half > 0 && half < 1, "half", half, "more than 0 and less than 1");
        double deals = Math.pow(Estimate.NORMAL * spread / half, 2);
        return gamesOfADeal * (long) Math.ceil(deals);
    }

    /** A number for each deal, which is independent of those of the others: the mean of its games. */
    private static double[] byDeal(List<FinishedGame> games, int gamesOfADeal, ToDoubleFunction<FinishedGame> number) {
        Map<Integer, Double> means = games.stream()
                .collect(Collectors.groupingBy(
                        game -> (game.game() - 1) / gamesOfADeal, TreeMap::new, Collectors.averagingDouble(number)));
        return means.values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static Stream<String> failures(String bot, FinishedGame game) {
        return game.failures().stream()
                .filter(failure -> failure.bot().equals(bot))
                .map(failure -> "game " + game.game() + ", action " + failure.action() + ": " + failure.what());
    }
}
