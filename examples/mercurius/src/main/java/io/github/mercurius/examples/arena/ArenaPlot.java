package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Score;
import io.github.mercurius.examples.cli.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.knowm.xchart.BoxChart;
import org.knowm.xchart.BoxChartBuilder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws results, bot beside bot: how often each wins, with its interval, and how its wealth is distributed; or ratings.
 */
record ArenaPlot(Results results) {
    private static final int WIDTH = 900;
    private static final int WIDTH_OF_LETTER = 12;
    private static final int HEIGHT = 400;
    private static final double PERCENT = 100;

    void write(Path file) throws IOException {
        List<String> names = names();
        if (names.isEmpty()) {
            return;
        }
        int longest = names.stream().mapToInt(String::length).max().orElse(0);
        int width = Math.max(WIDTH, longest * WIDTH_OF_LETTER * (names.size() + 2));
        Picture.write(
                file, width, HEIGHT, results.ratings().isEmpty() ? List.of(winRates(), wealth()) : List.of(ratings()));
    }

    /** The bots that are compared; two with one name have their numbers before it. */
    private List<String> names() {
        List<String> bots = results.ratings().isEmpty()
                ? results.compared().stream().map(Score::bot).toList()
                : results.ratings().stream().map(Rating::bot).toList();
        List<String> names = new ArrayList<>();
        for (String bot : bots) {
            names.add(Collections.frequency(bots, bot) == 1 ? bot : (names.size() + 1) + ": " + bot);
        }
        return names;
    }

    CategoryChart winRates() {
        boolean isComplete = results.finished() == results.games();
        String games = isComplete ? results.tables().get(0).games() + " games" : "the games so far";
        CategoryChart chart = chart("Games won, with intervals of 95 % confidence (line: equal bots)", "% of " + games);
        chart.getStyler().setYAxisMin(0.0).setYAxisMax(PERCENT);
        List<Double> rates = new ArrayList<>();
        List<Double> middles = new ArrayList<>();
        List<Double> halves = new ArrayList<>();
        for (Score score : results.compared()) {
            Estimate rate = score.winRate();
            // there always is an interval for a win rate
            double low = Objects.requireNonNull(rate.low());
            double high = Objects.requireNonNull(rate.high());
            rates.add(PERCENT * rate.value());
            middles.add(PERCENT * (low + high) / 2);
            halves.add(PERCENT * (high - low) / 2);
        }
        chart.addSeries("interval", names(), middles, halves).setMarker(SeriesMarkers.NONE);
        chart.addSeries("rate", names(), rates).setMarker(SeriesMarkers.CIRCLE);
        double even = PERCENT / results.players();
        chart.addSeries("even", names(), Collections.nCopies(rates.size(), even))
                .setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Line)
                .setMarker(SeriesMarkers.NONE);
        return chart;
    }

    BoxChart wealth() {
        BoxChart chart = new BoxChartBuilder()
                .title(results.scoring().title() + " at the end: half of the games in the box, the median in it")
                .yAxisTitle(results.scoring().unit())
                .build();
        Picture.plain(chart.getStyler()).setLegendVisible(false);
        List<String> names = names();
        for (int i = 0; i < names.size(); i++) {
            chart.addSeries(names.get(i), results.compared().get(i).scores());
        }
        return chart;
    }

    CategoryChart ratings() {
        CategoryChart chart = chart("Ratings", "rating");
        chart.addSeries(
                        "rating",
                        names(),
                        results.ratings().stream().map(Rating::rating).toList())
                .setMarker(SeriesMarkers.CIRCLE);
        return chart;
    }

    private static CategoryChart chart(String title, String amounts) {
        CategoryChart chart =
                new CategoryChartBuilder().title(title).yAxisTitle(amounts).build();
        chart.getStyler()
                .setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter)
                .setOverlapped(true);
        Picture.plain(chart.getStyler()).setLegendVisible(false);
        return chart;
    }
}
