package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Score;
import io.github.mercurius.examples.games.Scoring;
import io.github.mercurius.examples.plot.ChartLook;
import io.github.mercurius.examples.plot.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws results, bot beside bot: how often each wins, with its interval, and how its wealth is distributed; or ratings.
 */
final class ArenaPlot {
    private static final int WIDTH = 900;
    private static final int WIDTH_OF_LETTER = 12;
    private static final int HEIGHT = 400;
    private static final double PERCENT = 100;

    private static final BasicStroke THIN = new BasicStroke(2);
    private static final BasicStroke THICK = new BasicStroke(16, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);

    private final Results results;
    private final List<Score> scores;
    private final List<String> bots;

    ArenaPlot(Results results) {
        this.results = results;
        scores = results.compared();
        bots = Stream.concat(
                        scores.stream().map(Score::bot),
                        results.ratings().stream().map(Rating::bot))
                .toList();
    }

    void write(Path file) throws IOException {
        if (bots.isEmpty()) {
            return;
        }
        int longestName = IntStream.rangeClosed(1, bots.size())
                .map(at -> nameAt(at).length())
                .max()
                .orElse(0);
        int width = Math.max(WIDTH, longestName * WIDTH_OF_LETTER * (bots.size() + 2));
        Picture.write(file, width, HEIGHT, scores.isEmpty() ? List.of(ratings()) : List.of(winRates(), wealth()));
    }

    XYChart winRates() {
        XYChart chart = chart("Games won, with intervals of 95 % confidence (dotted: equal bots)", "% of " + games());
        chart.getStyler().setYAxisMax(PERCENT);
        double even = PERCENT / results.tables().get(0).bots().size();
        XYSeries line = chart.addSeries("even", new double[] {0, scores.size() + 1}, new double[] {even, even});
        line.setMarker(SeriesMarkers.NONE).setLineStyle(SeriesLines.DOT_DOT).setLineColor(Color.GRAY);
        for (int i = 0; i < scores.size(); i++) {
            Estimate rate = scores.get(i).winRate();
            // there always is an interval for a win rate
            double low = Objects.requireNonNull(rate.low());
            double high = Objects.requireNonNull(rate.high());
            addLine(chart, i, "interval", THIN, low * PERCENT, high * PERCENT);
            addDot(chart, i, ChartLook.color(i), rate.value() * PERCENT);
        }
        return chart;
    }

    private String games() {
        int each = results.tables().get(0).games();
        return results.finished() == results.games() ? each + " games" : "the games so far";
    }

    XYChart ratings() {
        XYChart chart = chart("Ratings", "rating");
        chart.getStyler().setYAxisMin(null); // they go below 0
        for (int i = 0; i < bots.size(); i++) {
            addDot(chart, i, ChartLook.color(i), results.ratings().get(i).rating());
        }
        return chart;
    }

    XYChart wealth() {
        Scoring scoring = results.scoring();
        XYChart chart = chart(
                scoring.title() + " at the end: half of the games (thick), nine tenths (thin), the median (dot)",
                scoring.unit());
        for (int i = 0; i < scores.size(); i++) {
            double[] wealths = scores.get(i).scores().stream()
                    .mapToDouble(Integer::doubleValue)
                    .toArray();
            addLine(chart, i, "nine tenths", THIN, Quantiles.of(wealths, 0.05), Quantiles.of(wealths, 0.95));
            addLine(chart, i, "half", THICK, Quantiles.of(wealths, 0.25), Quantiles.of(wealths, 0.75));
            addDot(chart, i, Color.BLACK, Quantiles.of(wealths, 0.5));
        }
        return chart;
    }

    private XYChart chart(String title, String amounts) {
        XYChart chart = ChartLook.chart(title, "", amounts);
        chart.getStyler().setLegendVisible(false);
        // The bots are at 1, 2, 3 ..., and each of these has a tick as the axis ends at whole numbers.
        chart.getStyler().setXAxisMin(0.0).setXAxisMax(bots.size() + 1.0);
        chart.setCustomXAxisTickLabelsFormatter(this::nameAt);
        return chart;
    }

    /** What stands below a tick. The chart looks for ticks until all of this differs, even where nothing is. */
    private String nameAt(double x) {
        int at = (int) Math.round(x) - 1;
        if (at < 0) {
            return " ".repeat(-at);
        }
        if (at >= bots.size()) {
            return "\u00a0".repeat(at - bots.size() + 1);
        }
        String bot = bots.get(at);
        return Collections.frequency(bots, bot) == 1 ? bot : (at + 1) + ": " + bot;
    }

    private static void addLine(XYChart chart, int at, String what, BasicStroke stroke, double from, double to) {
        XYSeries line = chart.addSeries(at + " " + what, new double[] {at + 1.0, at + 1.0}, new double[] {from, to});
        line.setMarker(SeriesMarkers.NONE).setLineStyle(stroke).setLineColor(ChartLook.color(at));
    }

    private static void addDot(XYChart chart, int at, Color color, double value) {
        XYSeries dot = chart.addSeries(at + " dot", new double[] {at + 1.0}, new double[] {value});
        dot.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(color);
    }
}
