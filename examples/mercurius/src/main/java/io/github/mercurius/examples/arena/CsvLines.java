package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Score;
import java.util.Arrays;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Results as lines of values with commas between them. */
final class CsvLines {
    private final StringJoiner lines = new StringJoiner("\n", "", "\n");

    private CsvLines() {}

    static String of(Results results) {
        CsvLines csv = new CsvLines();
        csv.lines.add("table,bot,games,wins,shared_wins,win_rate,win_rate_low,win_rate_high,"
                + "wealth,wealth_low,wealth_high,wealth_deviation,wealth_lowest,wealth_highest,failures");
        for (int table = 1; table <= results.tables().size(); table++) {
            Results.AtTable atTable = results.tables().get(table - 1);
            for (Score score : atTable.scores()) {
                csv.add(table, atTable.finished(), score);
            }
        }
        return csv.lines.toString();
    }

    private void add(int table, int games, Score score) {
        Estimate rate = score.winRate();
        Estimate wealth = score.mean();
        add(
                table,
                score.bot(),
                games,
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
                score.failures());
    }

    static String of(RatingResults results) {
        CsvLines csv = new CsvLines();
        csv.lines.add("bot,games,win_rate,win_rate_low,win_rate_high,rating,cpu_millis");
        for (RatedBot rating : results.ratings()) {
            Estimate rate = rating.winRate();
            csv.add(
                    rating.bot(),
                    rating.games(),
                    rate == null ? null : rate.value(),
                    rate == null ? null : rate.low(),
                    rate == null ? null : rate.high(),
                    rating.rating(),
                    rating.cpuMillis());
        }
        return csv.lines.toString();
    }

    private void add(@Nullable Object... values) {
        lines.add(Arrays.stream(values)
                .map(value -> value == null ? "" : quoted(value.toString()))
                .collect(Collectors.joining(",")));
    }

    /** A text as one value: the name of a process is a command, which may have commas and quotation marks. */
    static String quoted(String text) {
        return text.matches("[^\",]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
