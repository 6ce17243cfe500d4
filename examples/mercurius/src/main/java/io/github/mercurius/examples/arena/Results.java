package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Score;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.BotKind;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What has come of an arena so far: of each table, or the ratings of a round robin.
 *
 * @param edition the edition that is played with; empty, and not written, for a game that has none
 * @param position the text of the position from which games are played; empty, and not written, if there is none
 * @param players how many play at a table
 * @param games how many are wanted at all tables
 * @param finished how many are finished at all tables
 * @param repeatable whether every game would be the same again
 * @param tables none, and not written, for a round robin
 * @param differences between the first bots of the tables; none, and not written, of one table
 * @param ratings the best first; none, and not written, of an arena that is no round robin
 * @param sprt what a sequential test says; null, and not written, if nobody asked
 */
record Results(
        String format,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String edition,
        String seed,
        Settings.Conditions conditions,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String position,
        int players,
        int games,
        int finished,
        boolean repeatable,
        double confidence,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<AtTable> tables,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Difference> differences,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Rating> ratings,
        @JsonInclude(JsonInclude.Include.NON_NULL) Questions.@Nullable Tested sprt) {
    private static final String FORMAT = "-arena-results/2";

    /**
     * What has come of a table's games.
     *
     * @param games how many are wanted
     * @param finished how many there were
     * @param scores of the bots; none if no game is finished
     * @param seats how often each seat won, whoever sat there; none if no game is finished
     * @param needed how many games a precision takes; none if nobody asked
     */
    record AtTable(
            List<String> bots,
            int games,
            int finished,
            List<Score> scores,
            List<Estimate> seats,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Questions.Needed> needed) {}

    /**
     * How much more often the first bot of a table wins than that of the first table, in the same deals.
     *
     * @param deals how many of them both have played
     */
    record Difference(int table, String bot, String than, int deals, Estimate winRate) {}

    static Results of(Arena<?, ?> arena, Tournament tournament, Questions questions) {
        Settings settings = arena.settings();
        boolean isRated = !arena.rated().isEmpty();
        List<FinishedGame> all =
                tournament.finished().stream().flatMap(List::stream).toList();
        return new Results(
                arena.kit().name() + FORMAT,
                settings.edition(),
                settings.seed(),
                settings.conditions(),
                settings.position(),
                arena.players(),
                tournament.size(),
                tournament.sizeFinished(),
                arena.isRepeatable(),
                Estimate.CONFIDENCE,
                isRated ? List.of() : tables(arena, tournament, questions),
                isRated ? List.of() : differences(arena, tournament),
                isRated ? Rating.of(arena.rated().stream().map(BotKind::name).toList(), all) : List.of(),
                questions.tested().orElse(null));
    }

    private static List<AtTable> tables(Arena<?, ?> arena, Tournament tournament, Questions questions) {
        List<AtTable> tables = new ArrayList<>();
        for (List<FinishedGame> games : tournament.finished()) {
            List<String> bots = arena.settings().tables().get(tables.size());
            int gamesOfADeal = arena.contest().gamesOfADeal(tables.size() + 1);
            List<Score> scores = games.isEmpty()
                    ? List.of()
                    : bots.stream()
                            .map(bot -> Score.of(bot, games, gamesOfADeal))
                            .toList();
            List<Estimate> seats = games.isEmpty() ? List.of() : Estimate.ofSeats(games);
            tables.add(new AtTable(bots, tournament.games(), games.size(), scores, seats, questions.needed(scores)));
        }
        return tables;
    }

    private static List<Difference> differences(Arena<?, ?> arena, Tournament tournament) {
        List<Difference> differences = new ArrayList<>();
        Map<Integer, Double> first = winsByDeal(arena, tournament, 1);
        for (int table = 2; table <= tournament.finished().size(); table++) {
            Map<Integer, Double> other = winsByDeal(arena, tournament, table);
            double[] found = first.entrySet().stream()
                    .filter(deal -> other.containsKey(deal.getKey()))
                    .mapToDouble(deal -> other.getOrDefault(deal.getKey(), 0.0) - deal.getValue())
                    .toArray();
            if (found.length > 0) {
                differences.add(new Difference(
                        table, firstBot(arena, table), firstBot(arena, 1), found.length, Estimate.mean(found)));
            }
        }
        return differences;
    }

    private static String firstBot(Arena<?, ?> arena, int table) {
        return arena.settings().tables().get(table - 1).get(0);
    }

    /** Which part of the wins the first bot of a table has, by deal. */
    private static Map<Integer, Double> winsByDeal(Arena<?, ?> arena, Tournament tournament, int table) {
        String bot = firstBot(arena, table);
        int gamesOfADeal = arena.contest().gamesOfADeal(table);
        return tournament.finished().get(table - 1).stream()
                .collect(Collectors.groupingBy(
                        game -> (game.game() - 1) / gamesOfADeal,
                        TreeMap::new,
                        Collectors.averagingDouble(game -> game.winners().contains(bot)
                                ? 1.0 / game.winners().size()
                                : 0)));
    }

    /** What the scores count. */
    GameName.Scoring scoring() {
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

    /** One line for each bot of each table, or for each rating, for spreadsheets. */
    String csv() {
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        if (!ratings.isEmpty()) {
            lines.add("bot,games,win_rate,win_rate_low,win_rate_high,rating");
            for (Rating one : ratings) {
                Estimate rate = one.winRate();
                lines.add(
                        rate == null
                                ? line(one.bot(), one.games(), null, null, null, one.rating())
                                : line(one.bot(), one.games(), rate.value(), rate.low(), rate.high(), one.rating()));
            }
            return lines.toString();
        }
        lines.add("table,bot,games,wins,shared_wins,win_rate,win_rate_low,win_rate_high,"
                + "wealth,wealth_low,wealth_high,wealth_deviation,wealth_lowest,wealth_highest,failures");
        for (int i = 0; i < tables.size(); i++) {
            for (Score score : tables.get(i).scores()) {
                Estimate rate = score.winRate();
                Estimate wealth = score.mean();
                lines.add(line(
                        i + 1,
                        score.bot(),
                        tables.get(i).finished(),
                        score.wins(),
                        score.sharedWins(),
                        rate.value(),
                        rate.low(),
                        rate.high(),
                        wealth.value(),
                        wealth.low(),
                        wealth.high(),
                        score.deviation(),
                        score.lowest(),
                        score.highest(),
                        score.failures()));
            }
        }
        return lines.toString();
    }

    /**
     * Values with commas between them: the name of a process is a command, which may have commas and quotation marks.
     */
    private static String line(@Nullable Object... values) {
        StringJoiner line = new StringJoiner(",");
        for (Object value : values) {
            String text = value == null ? "" : value.toString();
            line.add(text.matches("[^\",]*") ? text : '"' + text.replace("\"", "\"\"") + '"');
        }
        return line.toString();
    }

    /** How the values of a tournament are written as JSON. */
    static JsonMapper.Builder jsonBuilder() {
        return JsonMapper.builder()
                .addMixIn(FinishedGame.class, OutcomeJson.class)
                .addMixIn(Score.class, ScoreJson.class);
    }

    /** The results as JSON, in many lines. */
    String json() {
        try {
            return jsonBuilder()
                            .enable(SerializationFeature.INDENT_OUTPUT)
                            .build()
                            .writeValueAsString(this) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private interface OutcomeJson {
        @JsonProperty("wealth")
        List<Integer> scores();
    }

    @JsonIgnoreProperties("scores")
    private interface ScoreJson {
        @JsonProperty("wealth")
        Estimate mean();
    }
}
