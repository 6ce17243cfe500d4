package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Score;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Printable;
import io.github.mercurius.examples.replay.Blocks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Results as a table for people, with bars, in 80 columns. */
final class TextTable {
    private static final int BESIDE_NAME_AND_BAR = 55;
    private static final int LONGEST_FAILURE = 500;
    private static final int LONGEST_POSITION = 60;

    private final List<String> lines = new ArrayList<>();
    private final Results results;
    private final int nameWidth;
    private final int barWidth;

    private TextTable(Results results) {
        this.results = results;
        nameWidth = results.tables().stream()
                .flatMap(table -> table.bots().stream())
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        barWidth = Math.max(0, Paragraph.WIDTH - BESIDE_NAME_AND_BAR - nameWidth);
    }

    /** The table, its last line ended as well. */
    static String of(Results results) {
        TextTable text = new TextTable(results);
        if (!results.position().isEmpty()) {
            text.add("From the position %s", Printable.of(results.position(), LONGEST_POSITION));
        }
        if (!results.edition().isEmpty()) {
            text.add("Edition: %s", results.edition());
        }
        results.tables().forEach(text::add);
        if (results.sprt() != null) {
            text.add(results.sprt());
        }
        text.explain();
        return String.join("\n", text.lines) + "\n";
    }

    private void add(Results.AtTable table) {
        String games = table.finished() == results.games() ? "" : table.finished() + " of ";
        add("%s%d games, seed %s: %s", games, results.games(), results.seed(), String.join(", ", table.bots()));
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
            table.needed().forEach(this::add);
            table.scores().forEach(this::addFailures);
        }
    }

    private void add(Score score) {
        Estimate rate = score.winRate();
        Estimate wealth = score.mean();
        add(
                "%-" + nameWidth + "s  %6.1f  %5.1f %%  %s  %s  %6.1f  %13s",
                score.bot(),
                rate.value() * score.scores().size(),
                100 * rate.value(),
                interval(rate, 100),
                Blocks.bar(rate.value(), barWidth),
                wealth.value(),
                interval(wealth, 1));
    }

    private void addSeats(List<Estimate> seats) {
        StringJoiner rates = new StringJoiner(", ");
        seats.forEach(seat -> rates.add(String.format(Locale.ROOT, "%.1f\u00a0%%", 100 * seat.value())));
        double half = seats.stream()
                .filter(seat -> seat.high() != null && seat.low() != null)
                .mapToDouble(seat -> (seat.high() - seat.low()) / 2)
                .max()
                .orElse(0);
        add("Wins by seat, whoever sits there, the one that begins first: %s (± %.1f at most).", rates, 100 * half);
        lines.add("");
    }

    private void add(Questions.Needed needed) {
        add("%s: ± %.2f %% takes about %,d games.", needed.bot(), 100 * needed.half(), needed.games());
    }

    private void add(Questions.Tested tested) {
        String answer = switch (tested.answer()) {
            case LOW -> String.format(Locale.ROOT, "%.1f %% or less", 100 * tested.low());
            case HIGH -> String.format(Locale.ROOT, "%.1f %% or more", 100 * tested.high());
            case OPEN -> "not decided yet";
        };
        add(
                "Does %s win %.1f %% or %.1f %%? %s, after %d games (log likelihood ratio %.2f; errors of 5 %%).",
                tested.bot(), 100 * tested.low(), 100 * tested.high(), answer, tested.games(), tested.ratio());
        lines.add("");
    }

    private void addFailures(Score score) {
        if (score.firstFailure() != null) {
            String first = Printable.of(score.firstFailure(), LONGEST_FAILURE);
            add("%s failed %d times, first in %s", score.bot(), score.failures(), first);
            lines.add("");
        }
    }

    private static String interval(Estimate estimate, int scale) {
        return end("%5.1f", estimate.low(), scale) + "–" + end("%-5.1f", estimate.high(), scale);
    }

    private static String end(String format, @Nullable Double value, int scale) {
        return value == null ? "?" : String.format(Locale.ROOT, format, value * scale);
    }

    private void explain() {
        int players = results.tables().get(0).bots().size();
        lines.add("Intervals are of 95 % confidence. A win that k bots share counts 1/k for each;");
        add(
                "equal bots win %.1f %% each. %s",
                100.0 / players, results.scoring().explanation());
        if (!results.repeatable()) {
            lines.add("Some moves depend on more than the seed: played again, the games may be others.");
        }
    }

    private void add(String format, @Nullable Object... values) {
        lines.addAll(
                Paragraph.wrap("", String.format(Locale.ROOT, format, values).stripTrailing()));
    }
}
