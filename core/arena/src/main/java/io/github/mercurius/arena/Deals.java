package io.github.mercurius.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The games of a table by deal: a number for each deal, which is independent of those of the others. */
final class Deals {
    private Deals() {}

    /** Which part of the wins a bot has in each deal. */
    static double[] winShares(String bot, List<FinishedGame> games, int gamesOfADeal) {
        return means(games, gamesOfADeal, game -> winShare(bot, game));
    }

    /** What a bot has at the end, on average of the games of each deal. */
    static double[] meanScores(String bot, List<FinishedGame> games, int gamesOfADeal) {
        return means(games, gamesOfADeal, game -> game.scores().get(game.seats().indexOf(bot)));
    }

    static double winShare(String bot, FinishedGame game) {
        return game.winners().contains(bot) ? 1.0 / game.winners().size() : 0;
    }

    private static double[] means(List<FinishedGame> games, int gamesOfADeal, ToDoubleFunction<FinishedGame> number) {
        Map<Integer, Double> means = games.stream()
                .collect(Collectors.groupingBy(
                        game -> (game.game() - 1) / gamesOfADeal, TreeMap::new, Collectors.averagingDouble(number)));
        return means.values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    /**
     * The standard deviation of win shares. Besides these there is a deal that was won and one that was lost, so that
     * nobody seems sure to win who only has won so far.
     */
    static double spread(double[] shares) {
        return spread(
                shares.length,
                Arrays.stream(shares).sum(),
                Arrays.stream(shares).map(share -> share * share).sum());
    }

    /** The same for so many deals, from the sum of the shares and that of their squares. */
    static double spread(int deals, double sum, double squares) {
        int count = deals + 2;
        return Math.sqrt(Math.max(0, squares + 1 - (sum + 1) * (sum + 1) / count) / (count - 1));
    }
}
