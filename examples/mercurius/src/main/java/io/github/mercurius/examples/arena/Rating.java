package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How strong one bot of a round robin is.
 *
 * @param games how many it played
 * @param winRate of these, a win shared by k counted as 1/k; null if it played none
 * @param rating on Elo's scale, 0 being the average of the bots
 * @param cpuMillis the processor time that it takes for a game; null if it was not measured
 */
@JsonPropertyOrder({"bot", "games", "winRate", "rating", "cpuMillis"})
record Rating(
        String bot,
        int games,
        @Nullable Estimate winRate,
        Estimate rating,
        @Nullable Double cpuMillis) {
    private static final double ELO = 400 / Math.log(10);
    private static final double DEVIATIONS = 1.96; // on both sides, for 95 %

    /**
     * The rating of a bot.
     *
     * @param games those that it played
     * @param log the logarithm of its strength
     * @param deviation the standard deviation of that
     */
    static Rating of(String bot, List<Outcome> games, double log, double deviation, @Nullable Double cpuMillis) {
        int parts = games.stream()
                .filter(game -> game.winners().contains(bot))
                .mapToInt(game -> Estimate.WIN / game.winners().size())
                .sum();
        double half = DEVIATIONS * deviation;
        return new Rating(
                bot,
                games.size(),
                games.isEmpty() ? null : Estimate.winRate(games.size(), parts),
                new Estimate(ELO * log, ELO * (log - half), ELO * (log + half)),
                cpuMillis);
    }
}
