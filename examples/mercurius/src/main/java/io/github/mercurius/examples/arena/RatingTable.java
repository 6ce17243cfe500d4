package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Ratings as a table for people. */
final class RatingTable {
    private static final int LONGEST_POSITION = 60;
    private static final int PERCENT = 100;

    private final List<String> lines = new ArrayList<>();
    private final RatingResults results;
    private final int nameWidth;

    private RatingTable(RatingResults results) {
        this.results = results;
        nameWidth = results.ratings().stream()
                .mapToInt(rating -> rating.bot().length())
                .max()
                .orElseThrow();
    }

    /** The table, the last line ended as well. */
    static String of(RatingResults results) {
        RatingTable text = new RatingTable(results);
        text.addHeading();
        text.addRatings();
        text.explain();
        return String.join("\n", text.lines) + "\n";
    }

    private void addHeading() {
        if (!results.position().isEmpty()) {
            add("From the position %s", Printable.of(results.position(), LONGEST_POSITION));
        }
        if (!results.edition().isEmpty()) {
            add("Edition: %s", results.edition());
        }
        int all = results.games() * results.tables();
        String finished = results.finished() == all ? "" : results.finished() + " of ";
        add(
                "%s%d games, %d at each of %d tables of %d, seed %s",
                finished, all, results.games(), results.tables(), results.players(), results.seed());
        lines.add("");
    }

    private void addRatings() {
        String columns = "%2s  %-" + nameWidth + "s  %6s  %7s  %11s  %11s";
        add(columns, "#", "bot", "rating", "wins", "interval", "CPU/game");
        int number = 1;
        for (RatedBot rating : results.ratings()) {
            Estimate rate = rating.winRate();
            add(
                    columns,
                    number++,
                    rating.bot(),
                    Math.round(rating.rating()),
                    rate == null ? "?" : percent(rate.value()) + " %",
                    rate == null ? "?" : percent(rate.low()) + "–" + percent(rate.high()),
                    rating.cpuMillis() == null ? "?" : format("%.1f ms", rating.cpuMillis()));
        }
        lines.add("");
    }

    private static String percent(@Nullable Double number) {
        return number == null ? "?" : format("%.1f", number * PERCENT);
    }

    private static String format(String format, Object value) {
        return String.format(Locale.ROOT, format, value);
    }

    private void explain() {
        add("Ratings are on the scale of Elo, 0 being the average of these bots: of two bots, one that is 100 points"
                + " better ends ahead in 64 %% of the games, 200 points in 76 %%, 400 points in 91 %%.");
        add("Model: %s. Intervals are of 95 %% confidence.", results.model());
        add("A win that k bots share counts 1/k for each; equal bots win %.1f %% each.", 100.0 / results.players());
        if (!results.repeatable()) {
            add("Some moves depend on more than the seed: played again, the games may be others.");
        }
    }

    private void add(String format, @Nullable Object... values) {
        lines.addAll(
                Paragraph.wrap("", String.format(Locale.ROOT, format, values).stripTrailing()));
    }
}
