package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How strong one of several bots is, by the model of Plackett and Luce.
 *
 * @param games how many it played
 * @param winRate of these, a win shared by k counted as 1/k; null if it played none
 * @param rating on Elo's scale, 0 being the average of the bots
 */
public record Rating(String bot, int games, @Nullable Estimate winRate, double rating) {
    private static final int MOST_BOTS = 64;
    private static final double ELO = 400 / Math.log(10);

    /**
     * The ratings of some bots, the best first.
     *
     * @param bots at most 64
     * @param games with no other bots in them
     */
    public static List<Rating> of(List<String> bots, List<FinishedGame> games) {
        List<String> names = Arguments.noneNull(bots, "bots", "names");
        if (names.size() > MOST_BOTS) {
            throw new IllegalArgumentException("bots: " + names.size() + ", expected at most " + MOST_BOTS);
        }
        PlackettLuce model = new PlackettLuce(names.size());
        for (FinishedGame game : Arguments.noneNull(games, "games", "outcomes")) {
            if (!names.containsAll(game.seats())) {
                throw new IllegalArgumentException("games: one of " + game.seats() + ", expected bots of " + names);
            }
            model.add(game.places().stream()
                    .map(place -> place.stream().map(names::indexOf).collect(Collectors.toList()))
                    .collect(Collectors.toList()));
        }
        double[] strengths = model.strengths();
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String bot = names.get(i);
            List<FinishedGame> own =
                    games.stream().filter(game -> game.seats().contains(bot)).collect(Collectors.toList());
            Estimate rate = own.isEmpty()
                    ? null
                    : Estimate.winRate(own, game -> game.winners().contains(bot));
            ratings.add(new Rating(bot, own.size(), rate, Estimate.rounded(ELO * strengths[i])));
        }
        ratings.sort(Comparator.comparingDouble(Rating::rating).reversed());
        return Collections.unmodifiableList(ratings);
    }
}
