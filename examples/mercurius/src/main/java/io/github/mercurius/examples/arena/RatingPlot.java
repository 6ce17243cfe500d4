package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.plot.ChartLook;
import io.github.mercurius.examples.plot.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws ratings, and, where it was measured, over the processor time that a game takes. */
record RatingPlot(RatingResults results) {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;
    private static final double LEAST_MILLIS = 0.01; // a logarithmic axis has no 0
    private static final List<Marker> MARKERS =
            List.of(SeriesMarkers.CIRCLE, SeriesMarkers.SQUARE, SeriesMarkers.DIAMOND);

    void write(Path file) throws IOException {
        Picture.write(file, WIDTH, HEIGHT, charts());
    }

    List<XYChart> charts() {
        boolean isTimed = results.ratings().stream().allMatch(rating -> rating.cpuMillis() != null);
        return isTimed ? List.of(ranks(), costs()) : List.of(ranks());
    }

    XYChart ranks() {
        XYChart chart = chart("Ratings", "rank");
        chart.getStyler().setXAxisMin(0.0).setXAxisMax(results.ratings().size() + 1.0);
        for (int i = 0; i < results.ratings().size(); i++) {
            add(chart, i, i + 1.0);
        }
        return chart;
    }

    XYChart costs() {
        XYChart chart = chart("Strength and processor time", "ms a game");
        chart.getStyler().setXAxisLogarithmic(true).setXAxisDecimalPattern("0.##");
        for (int i = 0; i < results.ratings().size(); i++) {
            double millis = Objects.requireNonNull(results.ratings().get(i).cpuMillis());
            add(chart, i, Math.max(LEAST_MILLIS, millis));
        }
        return chart;
    }

    private static XYChart chart(String title, String axis) {
        XYChart chart = ChartLook.chart(title, axis, "rating");
        chart.getStyler().setYAxisMin(null); // ratings go below 0
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        return chart;
    }

    private void add(XYChart chart, int at, double x) {
        RatedBot rating = results.ratings().get(at);
        XYSeries dot = chart.addSeries(at + " dot", new double[] {x}, new double[] {rating.rating()});
        dot.setLabel((at + 1) + ": " + rating.bot());
        dot.setLineStyle(SeriesLines.NONE);
        dot.setMarker(MARKERS.get(at / ChartLook.COLORS_IN_ALL % MARKERS.size()))
                .setMarkerColor(ChartLook.color(at));
    }
}
