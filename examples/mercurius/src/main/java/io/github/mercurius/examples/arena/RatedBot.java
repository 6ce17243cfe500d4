package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
import org.jspecify.annotations.Nullable;

/**
 * How strong one bot of a round robin is, and what it takes for that.
 *
 * @param games how many it played
 * @param winRate of these, a win shared by k counted as 1/k; null if it played none
 * @param rating on Elo's scale, 0 being the average of the bots
 * @param cpuMillis the processor time that it takes for a game; null if it was not measured
 */
record RatedBot(
        String bot,
        int games,
        @Nullable Estimate winRate,
        double rating,
        @Nullable Double cpuMillis) {
    static RatedBot of(Rating rating, @Nullable Double cpuMillis) {
        return new RatedBot(rating.bot(), rating.games(), rating.winRate(), rating.rating(), cpuMillis);
    }
}
