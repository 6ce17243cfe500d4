package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.IntStatistics;
import org.apache.commons.statistics.descriptive.Statistic;
import org.jspecify.annotations.Nullable;

/**
 * What one bot has achieved in the games of a table.
 *
 * @param wins how many games it won alone
 * @param sharedWins in how many it shared the first place
 * @param winRate of all games, a win shared by k counted as 1/k
 * @param wealth at the end of a game, on average
 * @param deviation of the wealth: the standard deviation of the sample
 * @param failures how often the arbiter had to play in its place
 * @param firstFailure where that was the first time, and why; null if it never was
 * @param wealths at the end of each game
 */
@JsonPropertyOrder({
    "bot",
    "wins",
    "sharedWins",
    "winRate",
    "wealth",
    "deviation",
    "lowest",
    "highest",
    "failures",
    "firstFailure"
})
record Score(
        String bot,
        int wins,
        int sharedWins,
        Estimate winRate,
        Estimate wealth,
        double deviation,
        int lowest,
        int highest,
        int failures,
        @Nullable String firstFailure,
        @JsonIgnore List<Integer> wealths) {
    /** The score of a bot after one game or more. */
    static Score of(String bot, List<Outcome> games) {
        List<Outcome> won =
                games.stream().filter(game -> game.winners().contains(bot)).toList();
        int alone =
                (int) won.stream().filter(game -> game.winners().size() == 1).count();
        int parts = won.stream()
                .mapToInt(game -> Estimate.WIN / game.winners().size())
                .sum();
        List<Integer> wealths = games.stream()
                .map(game -> game.wealth().get(game.seats().indexOf(bot)))
                .toList();
        IntStatistics wealth = IntStatistics.of(Statistic.MEAN, Statistic.VARIANCE, Statistic.MIN, Statistic.MAX);
        wealths.forEach(wealth::accept);
        double variance = wealth.getAsDouble(Statistic.VARIANCE);
        List<String> failures =
                games.stream().flatMap(game -> failures(bot, game)).toList();
        return new Score(
                bot,
                alone,
                won.size() - alone,
                Estimate.winRate(games.size(), parts),
                Estimate.mean(wealth.getAsDouble(Statistic.MEAN), variance, games.size()),
                Estimate.rounded(Math.sqrt(variance)),
                wealth.getAsInt(Statistic.MIN),
                wealth.getAsInt(Statistic.MAX),
                failures.size(),
                failures.isEmpty() ? null : failures.get(0),
                wealths);
    }

    private static Stream<String> failures(String bot, Outcome game) {
        return game.failures().stream()
                .filter(failure -> failure.bot().equals(bot))
                .map(failure -> "game " + game.game() + ", action " + failure.action() + ": " + failure.what());
    }
}
