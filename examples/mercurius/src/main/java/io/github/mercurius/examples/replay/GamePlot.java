package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.cli.Picture;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.Judged;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.colors.ColorBlindFriendlySeriesColors;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws a game over its turns: prices and what the players have, or the chances to win. */
record GamePlot(Path file, Words words) {
    private static final int WIDTH = 900;
    private static final int HEIGHT_OF_PRICES = 320;
    private static final int HEIGHT_OF_CHANCES = 400;
    private static final int MOST_DOTS = 5;
    private static final int LONGEST_NAME = 20;
    private static final Color[] COLORS = new ColorBlindFriendlySeriesColors().getSeriesColors();
    private static final double PERCENT = 100;

    /** The prices of the shares, those of the commodities, and what the players have. */
    void prices(Game game) throws IOException {
        // The start, and then the table as each turn left it.
        Map<Integer, Table> afterTurns = new LinkedHashMap<>();
        game.steps()
                .forEach(step ->
                        afterTurns.put(step.update().turn(), step.after().table()));
        List<Table> tables = new ArrayList<>(List.of(game.firstState().table()));
        tables.addAll(afterTurns.values());
        XYChart wealth = chart("plot.wealth", tables.size());
        game.setup()
                .seats()
                .forEach(seat ->
                        add(wealth, tables, game.setup().name(seat, words.locale()), table -> table.wealth(seat)));
        Picture.write(
                file,
                WIDTH,
                HEIGHT_OF_PRICES,
                List.of(prices("plot.shares", tables, true), prices("plot.commodities", tables, false), wealth));
    }

    private XYChart prices(String title, List<Table> tables, boolean ofShares) {
        XYChart chart = chart(title, tables.size());
        chart.getStyler().setYAxisMax((double) Market.HIGHEST_PRICE);
        Asset.all().stream()
                .filter(asset -> asset.isShare() == ofShares)
                .forEach(asset -> add(chart, tables, asset.displayName(words.locale()), table -> table.price(asset)));
        return chart;
    }

    private static void add(XYChart chart, List<Table> tables, String name, ToIntFunction<Table> value) {
        addCurve(chart, name, 0, tables.stream().mapToDouble(value::applyAsInt).toArray());
    }

    private XYChart chart(String title, int count) {
        return chart(title, words.get("plot.guilders"), 0, count);
    }

    /** A chart of what there is, from 0 up, after each of some turns. */
    private XYChart chart(String title, String up, int first, int count) {
        XYChart chart = new XYChartBuilder()
                .title(words.get(title))
                .xAxisTitle(words.get("plot.turn"))
                .yAxisTitle(up)
                .build();
        Picture.plain(chart.getStyler()).setSeriesColors(COLORS);
        chart.getStyler().setXAxisDecimalPattern("0").setYAxisMin(0.0);
        // Ends between two turns: were they evenly spread from end to end, as many as fit would have a number.
        chart.getStyler().setXAxisMin((double) first).setXAxisMax(first + count - 0.5);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        return chart;
    }

    /** Adds a curve of values after turns; two may have the same name. */
    private static void addCurve(XYChart chart, String name, int first, double[] values) {
        double[] turns = IntStream.range(0, values.length)
                .mapToDouble(turn -> first + turn)
                .toArray();
        chart.addSeries(Integer.toString(chart.getSeriesMap().size()), turns, values)
                .setMarker(SeriesMarkers.NONE)
                .setLabel(Columns.shortened(name, LONGEST_NAME));
    }

    /** The chances to win, with a dot after each of the costliest turns. */
    void chances(Analysis<?, ?> analysis) throws IOException {
        List<List<Estimate>> chances = analysis.chances();
        int first = analysis.game().firstState().table().turn();
        XYChart chart = chart("plot.chances", "%", first, chances.size());
        chart.getStyler().setYAxisMax(PERCENT);
        AnySetup setup = analysis.game().setup();
        setup.seats()
                .forEach(seat -> addCurve(
                        chart,
                        setup.name(seat, words.locale()),
                        first,
                        chances.stream()
                                .mapToDouble(all -> PERCENT * all.get(seat).value())
                                .toArray()));
        for (Judged<?, ?> turn : analysis.costliest().stream().limit(MOST_DOTS).toList()) {
            double chance =
                    PERCENT * chances.get(turn.turn() - first).get(turn.seat()).value();
            chart.addSeries("turn " + turn.turn(), new double[] {turn.turn()}, new double[] {chance})
                    .setMarker(SeriesMarkers.CIRCLE)
                    .setMarkerColor(COLORS[turn.seat()])
                    .setLineStyle(SeriesLines.NONE)
                    .setShowInLegend(false);
        }
        Picture.write(file, WIDTH, HEIGHT_OF_CHANCES, List.of(chart));
    }
}
