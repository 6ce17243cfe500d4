package io.github.mercurius.examples.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.AxesChartStyler;

/** How charts look, whatever they show. */
public final class ChartLook {
    // Told apart by most people who see few colours.
    private static final Color[] COLORS = {
        new Color(0x0072B2),
        new Color(0xE69F00),
        new Color(0x009E73),
        new Color(0xCC79A7),
        new Color(0xD55E00),
        new Color(0x56B4E9)
    };

    /** How many series have a colour of their own. */
    public static final int COLORS_IN_ALL = COLORS.length;

    private static final Color GRID = new Color(0xDDDDDD);

    private ChartLook() {}

    /** Gives a chart its colours, and amounts from 0 up on its axes. */
    public static void apply(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setSeriesColors(COLORS);
        styler.setPlotGridVerticalLinesVisible(false);
        // A dashed line becomes a shape with a thousand corners in an SVG.
        styler.setPlotGridLinesStroke(new BasicStroke(1)).setPlotGridLinesColor(GRID);
        styler.setXAxisDecimalPattern("0").setYAxisDecimalPattern("0");
        styler.setYAxisMin(0.0);
    }

    /** The colour of a series, which may be one of many. */
    public static Color color(int series) {
        return COLORS[series % COLORS.length];
    }
}
