package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.github.mercurius.tournament.Estimate;
import io.github.mercurius.tournament.Score;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How results are written. */
enum Format {
    /** For people, in 80 columns. */
    TABLE {
        @Override
        String write(Results results) {
            return TextTable.of(results);
        }

        @Override
        String write(RatingResults results) {
            return RatingTable.of(results);
        }
    },
    /** All there is, for programs. */
    JSON {
        @Override
        String write(Results results) {
            return json(results);
        }

        @Override
        String write(RatingResults results) {
            return json(results);
        }
    },
    /** One line for each bot of each table, for spreadsheets. */
    CSV {
        @Override
        String write(Results results) {
            List<String> lines = new ArrayList<>(List.of(HEADER));
            for (int table = 1; table <= results.tables().size(); table++) {
                Results.AtTable atTable = results.tables().get(table - 1);
                for (Score score : atTable.scores()) {
                    lines.add(line(table, atTable.finished(), score));
                }
            }
            return String.join("\n", lines) + "\n";
        }

        @Override
        String write(RatingResults results) {
            List<String> lines = new ArrayList<>(List.of(RATING_HEADER));
            results.ratings().forEach(rating -> lines.add(line(rating)));
            return String.join("\n", lines) + "\n";
        }
    };

    private static final String HEADER = "table,bot,games,wins,shared_wins,win_rate,win_rate_low,win_rate_high,"
            + "wealth,wealth_low,wealth_high,wealth_deviation,wealth_lowest,wealth_highest,failures";
    private static final String RATING_HEADER =
            "bot,games,win_rate,win_rate_low,win_rate_high,rating,rating_low,rating_high,cpu_millis";
    private static final ObjectMapper MAPPER =
            ArenaJson.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** The results as text that ends with a line's end. */
    abstract String write(Results results);

    /** The ratings as text that ends with a line's end. */
    abstract String write(RatingResults results);

    private static String json(Object results) {
        try {
            return MAPPER.writeValueAsString(results) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String line(int table, int games, Score score) {
        Estimate rate = score.winRate();
        Estimate wealth = score.mean();
        return Stream.of(
                        table,
                        quoted(score.bot()),
                        games,
                        score.wins(),
                        score.sharedWins(),
                        rate.value(),
                        orEmpty(rate.low()),
                        orEmpty(rate.high()),
                        wealth.value(),
                        orEmpty(wealth.low()),
                        orEmpty(wealth.high()),
                        score.deviation(),
                        score.lowest(),
                        score.highest(),
                        score.failures())
                .map(Object::toString)
                .collect(Collectors.joining(","));
    }

    private static String line(RatedBot rating) {
        Estimate rate = rating.winRate();
        Estimate elo = rating.rating();
        return Stream.of(
                        quoted(rating.bot()),
                        rating.games(),
                        orEmpty(rate == null ? null : Double.valueOf(rate.value())),
                        orEmpty(rate == null ? null : rate.low()),
                        orEmpty(rate == null ? null : rate.high()),
                        elo.value(),
                        orEmpty(elo.low()),
                        orEmpty(elo.high()),
                        orEmpty(rating.cpuMillis()))
                .map(Object::toString)
                .collect(Collectors.joining(","));
    }

    /** A name as one value: the name of a process is a command, which may have commas and quotation marks. */
    static String quoted(String name) {
        return name.matches("[^\",]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
    }

    private static Object orEmpty(@Nullable Double value) {
        return value == null ? "" : value;
    }
}
