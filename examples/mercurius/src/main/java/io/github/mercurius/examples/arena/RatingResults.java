package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Tournament;
import java.util.List;
import java.util.Map;

/**
 * What has come of a round robin so far.
 *
 * @param edition the edition that is played with; empty, and not written, for a game that has none
 * @param position the text of the position from which games are played; empty, and not written, if there is none
 * @param players how many play at a table
 * @param tables how many there are
 * @param games how many are wanted at each table
 * @param finished how many are finished at all tables
 * @param repeatable whether every game would be the same again
 * @param model how the ratings were found
 * @param ratings the best first
 */
record RatingResults(
        String format,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String edition,
        String seed,
        Conditions conditions,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String position,
        int players,
        int tables,
        int games,
        int finished,
        boolean repeatable,
        String model,
        double confidence,
        List<RatedBot> ratings) {
    private static final String MODEL = "Plackett-Luce";

    /**
     * What has come of a round robin.
     *
     * @param cpuMillis what a game takes each bot, by its name; of none if that was not measured
     */
    static RatingResults of(Arena<?, ?> arena, Tournament tournament, Map<String, Double> cpuMillis) {
        List<FinishedGame> games =
                tournament.finished().stream().flatMap(List::stream).toList();
        List<Rating> ratings =
                Rating.of(arena.rated().stream().map(BotKind::name).toList(), games);
        Settings settings = arena.settings();
        return new RatingResults(
                arena.kit().name() + "-round-robin-results/1",
                settings.edition(),
                settings.seed(),
                settings.conditions(),
                settings.position(),
                arena.players(),
                settings.tables().size(),
                tournament.games(),
                games.size(),
                arena.isRepeatable(),
                MODEL,
                Estimate.CONFIDENCE,
                ratings.stream()
                        .map(rating -> RatedBot.of(rating, cpuMillis.get(rating.bot())))
                        .toList());
    }
}
