package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Score;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Results as tables for people, in 80 columns. */
final class ResultsText {
    private static final int BESIDE_NAME_AND_BAR = 55;
    private static final int LONGEST_FAILURE = 500;
    private static final int MOST_FAILURES = 20;
    private static final int LONGEST_POSITION = 60;
    private static final int PERCENT = 100;

    private final List<String> lines = new ArrayList<>();
    private final Results results;
    private final int nameWidth;
    private final int barWidth;

    private ResultsText(Results results) {
        this.results = results;
        nameWidth = Stream.concat(
                        results.tables().stream().flatMap(table -> table.bots().stream()),
                        results.ratings().stream().map(Rating::bot))
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        barWidth = Math.max(0, Columns.WIDTH - BESIDE_NAME_AND_BAR - nameWidth);
    }

    /** The tables, the last line ended as well. */
    static String of(Results results) {
        ResultsText text = new ResultsText(results);
        if (!results.position().isEmpty()) {
            text.add("From the position %s", Printable.of(results.position(), LONGEST_POSITION));
        }
        if (!results.edition().isEmpty()) {
            text.add("Edition: %s", results.edition());
        }
        results.tables().forEach(text::add);
        results.differences().forEach(text::add);
        if (!results.ratings().isEmpty()) {
            text.addRatings();
        }
        if (results.sprt() != null) {
            text.add(results.sprt());
        }
        text.explain();
        return String.join("\n", text.lines) + "\n";
    }

    private void add(Results.AtTable table) {
        add(
                "%s games, seed %s: %s",
                finished(table.finished(), table.games()), results.seed(), String.join(", ", table.bots()));
        lines.add("");
        if (!table.scores().isEmpty()) {
            add(
                    "%-" + nameWidth + "s  %6s  %7s  %11s  %s  %6s  %13s",
                    "bot",
                    "wins",
                    "rate",
                    "interval",
                    " ".repeat(barWidth),
                    results.scoring().heading(),
                    "interval");
            table.scores().forEach(this::add);
            lines.add("");
            addSeats(table.seats());
            table.needed()
                    .forEach(one ->
                            add("%s: ± %.2f %% takes about %,d games.", one.bot(), PERCENT * one.half(), one.games()));
            table.scores().forEach(this::addFailures);
        }
    }

    private static String finished(int finished, int games) {
        return finished == games ? Integer.toString(games) : finished + " of " + games;
    }

    private void add(Score score) {
        Estimate rate = score.winRate();
        Estimate wealth = score.mean();
        add(
                "%-" + nameWidth + "s  %6.1f  %5.1f %%  %s  %s  %6.1f  %13s",
                score.bot(),
                rate.value() * score.scores().size(),
                PERCENT * rate.value(),
                interval(rate, PERCENT),
                Columns.bar(rate.value(), barWidth),
                wealth.value(),
                interval(wealth, 1));
    }

    private void addSeats(List<Estimate> seats) {
        String rates = seats.stream()
                .map(seat -> String.format(Locale.ROOT, "%.1f\u00a0%%", PERCENT * seat.value()))
                .collect(Collectors.joining(", "));
        double half = seats.stream()
                .filter(seat -> seat.high() != null && seat.low() != null)
                .mapToDouble(seat -> (seat.high() - seat.low()) / 2)
                .max()
                .orElse(0);
        add("Wins by seat, whoever sits there, the one that begins first: %s (± %.1f at most).", rates, PERCENT * half);
        lines.add("");
    }

    private void add(Results.Difference found) {
        add(
                "%s (table %d) less %s (table 1), in the same %d deals: %+.1f\u00a0%% (%s).",
                found.bot(),
                found.table(),
                found.than(),
                found.deals(),
                PERCENT * found.winRate().value(),
                interval(found.winRate(), PERCENT).strip().replace("–", " to "));
        lines.add("");
    }

    private void add(Questions.Tested tested) {
        String low = String.format(Locale.ROOT, "%.1f\u00a0%%", PERCENT * tested.low());
        String high = String.format(Locale.ROOT, "%.1f\u00a0%%", PERCENT * tested.high());
        String answer = switch (tested.answer()) {
            case LOW -> "The games speak for " + low + " against " + high;
            case HIGH -> "The games speak for " + high + " against " + low;
            case OPEN -> "Not decided yet";
        };
        add(
                "Does %s win %s or %s? %s, after %d games (log likelihood ratio %.2f; errors of 5 %%). If the rate lies"
                        + " in between, either answer may come.",
                tested.bot(), low, high, answer, tested.games(), tested.ratio());
        lines.add("");
    }

    private void addFailures(Score score) {
        if (score.failures() > 0) {
            add("%s failed %d times:", score.bot(), score.failures());
            score.failed().stream()
                    .limit(MOST_FAILURES)
                    .forEach(failure -> add("- %s", Printable.of(failure, LONGEST_FAILURE)));
            if (score.failures() > MOST_FAILURES) {
                add("- and %d times more, which --format json has", score.failures() - MOST_FAILURES);
            }
            lines.add("");
        }
    }

    private void addRatings() {
        add(
                "%s games at tables of %d, seed %s",
                finished(results.finished(), results.games()), results.players(), results.seed());
        lines.add("");
        String columns = "%2s  %-" + nameWidth + "s  %6s  %7s  %11s";
        add(columns, "#", "bot", "rating", "wins", "interval");
        int number = 1;
        for (Rating one : results.ratings()) {
            Estimate rate = one.winRate();
            add(
                    columns,
                    number++,
                    one.bot(),
                    Math.round(one.rating()),
                    rate == null ? "?" : String.format(Locale.ROOT, "%.1f %%", PERCENT * rate.value()),
                    rate == null ? "?" : interval(rate, PERCENT).strip());
        }
        lines.add("");
        add("Ratings (Plackett-Luce) are on the scale of Elo, 0 being the average of these bots: of two bots, one"
                + " that is 100 points better ends ahead in 64 %% of the games, 200 points in 76 %%, 400 points in"
                + " 91 %%.");
    }

    private static String interval(Estimate estimate, int scale) {
        return end("%5.1f", estimate.low(), scale) + "–" + end("%-5.1f", estimate.high(), scale);
    }

    private static String end(String format, @Nullable Double value, int scale) {
        return value == null ? "?" : String.format(Locale.ROOT, format, value * scale);
    }

    private void explain() {
        lines.add("Intervals are of 95 % confidence. A win that k bots share counts 1/k for each;");
        String scores = results.ratings().isEmpty() ? results.scoring().explanation() : "";
        add("equal bots win %.1f %% each. %s", (double) PERCENT / results.players(), scores);
        if (!results.repeatable()) {
            lines.add("Some moves depend on more than the seed: played again, the games may be others.");
        }
    }

    private void add(String format, @Nullable Object... values) {
        lines.addAll(Columns.wrap("", String.format(Locale.ROOT, format, values).stripTrailing()));
    }
}
