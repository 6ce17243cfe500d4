package io.github.mercurius.examples.replay;

import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.plot.ChartLook;
import io.github.mercurius.examples.plot.Picture;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.Judged;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws the chances to win over the turns of a game, with a dot after each of the costliest turns. */
record AnalysisPlot(Analysis<?, ?> analysis, Words words) {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 400;
    private static final int MOST_DOTS = 5;
    private static final double PERCENT = 100;

    void write(Path file) throws IOException {
        Picture.write(file, WIDTH, HEIGHT, List.of(chart()));
    }

    XYChart chart() {
        XYChart chart = ChartLook.ofTurns(
                words.get("plot.chances"), "%", first(), analysis.chances().size(), words);
        chart.getStyler().setYAxisMax(PERCENT);
        AnySetup setup = analysis.game().setup();
        setup.seats().forEach(seat -> addCurve(chart, seat, setup.name(seat, words.locale())));
        analysis.costliest().stream().limit(MOST_DOTS).forEach(turn -> addDot(chart, turn));
        return chart;
    }

    private int first() {
        return analysis.game().firstState().table().turn();
    }

    private void addCurve(XYChart chart, int seat, String name) {
        double[] chances = analysis.chances().stream()
                .mapToDouble(all -> percent(all.get(seat)))
                .toArray();
        ChartLook.addCurve(chart, name, first(), chances);
    }

    private void addDot(XYChart chart, Judged<?, ?> turn) {
        double chance = percent(analysis.chances().get(turn.turn() - first()).get(turn.seat()));
        XYSeries dot = chart.addSeries("turn " + turn.turn(), new double[] {turn.turn()}, new double[] {chance});
        dot.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(ChartLook.color(turn.seat()));
        dot.setLineStyle(SeriesLines.NONE).setShowInLegend(false);
    }

    private static double percent(Estimate chance) {
        return PERCENT * chance.value();
    }
}
