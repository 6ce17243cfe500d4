package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Words;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.colors.ColorBlindFriendlySeriesColors;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** How charts look, whatever they show. */
public final class ChartLook {
    private static final Color[] COLORS = new ColorBlindFriendlySeriesColors().getSeriesColors();
    private static final Color GRID = new Color(0xDDDDDD);

    private static final int LONGEST_NAME = 20;

    private ChartLook() {}

    /** A style on white, with lines that are not dashed: these become shapes with a thousand corners in an SVG. */
    public static AxesChartStyler plain(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setPlotGridLinesStroke(new BasicStroke(1)).setPlotGridLinesColor(GRID);
        return styler.setYAxisDecimalPattern("0");
    }

    /** A chart of what there is, from 0 up, after each of some turns. */
    public static XYChart ofTurns(String title, String up, int first, int count, Words words) {
        XYChart chart = new XYChartBuilder()
                .title(title)
                .xAxisTitle(words.get("plot.turn"))
                .yAxisTitle(up)
                .build();
        plain(chart.getStyler()).setSeriesColors(COLORS);
        chart.getStyler().setXAxisDecimalPattern("0").setYAxisMin(0.0);
        // Ends between two turns: were they evenly spread from end to end, as many as fit would have a number.
        chart.getStyler().setXAxisMin((double) first).setXAxisMax(first + count - 0.5);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        return chart;
    }

    /** Adds a curve of values after turns; two may have the same name. */
    public static void addCurve(XYChart chart, String name, int first, double[] values) {
        double[] turns = IntStream.range(0, values.length)
                .mapToDouble(turn -> first + turn)
                .toArray();
        chart.addSeries(Integer.toString(chart.getSeriesMap().size()), turns, values)
                .setMarker(SeriesMarkers.NONE)
                .setLabel(Columns.shortened(name, LONGEST_NAME));
    }

    /** The colour of a series, which may be one of many. */
    public static Color color(int series) {
        return COLORS[series % COLORS.length];
    }
}
