package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Score;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.Scoring;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has come of an arena so far.
 *
 * @param edition the edition that is played with; empty, and not written, for a game that has none
 * @param games how many are wanted at each table
 * @param repeatable whether every game would be the same again
 * @param sprt what a sequential test says; null, and not written, if nobody asked
 * @param position the text of the position from which games are played; empty, and not written, if there is none
 */
record Results(
        String format,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String edition,
        String seed,
        Conditions conditions,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String position,
        int games,
        boolean repeatable,
        double confidence,
        List<AtTable> tables,
        @JsonInclude(JsonInclude.Include.NON_NULL) Questions.@Nullable Tested sprt) {
    private static final String FORMAT = "-arena-results/1";

    /**
     * What has come of a table's games.
     *
     * @param finished how many games
     * @param scores of the bots; none if no game is finished
     * @param seats how often each seat won, whoever sat there; none if no game is finished
     * @param needed how many games a precision takes; none if nobody asked
     */
    record AtTable(
            List<String> bots,
            int finished,
            List<Score> scores,
            List<Estimate> seats,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Questions.Needed> needed) {
        private static AtTable of(List<String> bots, List<FinishedGame> games, int gamesOfADeal, Questions questions) {
            List<Score> scores = games.isEmpty()
                    ? List.of()
                    : bots.stream()
                            .map(bot -> Score.of(bot, games, gamesOfADeal))
                            .toList();
            List<Estimate> seats = games.isEmpty() ? List.of() : Estimate.ofSeats(games);
            return new AtTable(bots, games.size(), scores, seats, questions.needed(scores));
        }
    }

    static Results of(Arena<?, ?> arena, Tournament tournament, Questions questions) {
        Settings settings = arena.settings();
        List<List<FinishedGame>> finished = tournament.finished();
        List<AtTable> tables = new ArrayList<>();
        for (int i = 0; i < finished.size(); i++) {
            tables.add(AtTable.of(
                    settings.tables().get(i), finished.get(i), arena.contest().gamesOfADeal(i + 1), questions));
        }
        return new Results(
                arena.kit().name() + FORMAT,
                settings.edition(),
                settings.seed(),
                settings.conditions(),
                settings.position(),
                tournament.games(),
                arena.isRepeatable(),
                Estimate.CONFIDENCE,
                tables,
                questions.tested(arena, tournament).orElse(null));
    }

    /** What the scores count. */
    Scoring scoring() {
        return GameName.of(format.replace(FORMAT, ""))
                .orElse(GameName.MERCURIUS)
                .scoring();
    }

    /**
     * The scores to compare with each other: those of all bots at a single table; of several tables, those of the first
     * bot of each.
     */
    List<Score> compared() {
        return tables.size() == 1
                ? tables.get(0).scores()
                : tables.stream()
                        .flatMap(table -> table.scores().stream().limit(1))
                        .toList();
    }
}
