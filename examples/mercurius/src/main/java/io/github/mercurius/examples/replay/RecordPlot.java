package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.plot.ChartLook;
import io.github.mercurius.examples.plot.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws a game over its turns: the prices of the shares, those of the commodities, and what the players have. */
final class RecordPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 320;
    private static final int LONGEST_NAME = 20;

    private final List<Table> tables;
    private final Words words;

    RecordPlot(Game game, Words words) {
        this.words = words;
        // The start, and then the table as each turn left it.
        tables = new ArrayList<>(List.of(game.firstState().table()));
        game.turns()
                .forEach(turn -> tables.add(turn.get(turn.size() - 1).after().table()));
    }

    void write(Path file) throws IOException {
        Picture.write(file, WIDTH, HEIGHT, charts());
    }

    List<XYChart> charts() {
        return List.of(prices("plot.shares", true), prices("plot.commodities", false), wealth());
    }

    private XYChart prices(String title, boolean ofShares) {
        XYChart chart = chart(title);
        chart.getStyler().setYAxisMax((double) Market.HIGHEST_PRICE);
        Asset.all().stream()
                .filter(asset -> asset.isShare() == ofShares)
                .forEach(asset -> add(chart, asset.displayName(words.locale()), table -> table.price(asset)));
        return chart;
    }

    private XYChart wealth() {
        XYChart chart = chart("plot.wealth");
        var setup = tables.get(0).setup();
        IntStream.range(0, setup.players())
                .forEach(seat -> add(chart, setup.name(seat, words.locale()), table -> table.wealth(seat)));
        return chart;
    }

    private XYChart chart(String title) {
        XYChart chart = new XYChartBuilder()
                .title(words.get(title))
                .xAxisTitle(words.get("plot.turn"))
                .yAxisTitle(words.get("plot.guilders"))
                .build();
        XYStyler styler = chart.getStyler();
        ChartLook.apply(styler);
        // Ends between two turns: were they evenly spread from end to end, as many as fit would have a number.
        styler.setXAxisMax(tables.size() - 0.5);
        styler.setLegendPosition(LegendPosition.OutsideE);
        return chart;
    }

    private void add(XYChart chart, String name, ToIntFunction<Table> value) {
        List<Integer> turns = IntStream.range(0, tables.size()).boxed().collect(Collectors.toList());
        List<Integer> values = tables.stream().map(value::applyAsInt).collect(Collectors.toList());
        // Two players may have the same name; the series of a chart may not.
        String id = Integer.toString(chart.getSeriesMap().size());
        chart.addSeries(id, turns, values)
                .setMarker(SeriesMarkers.NONE)
                .setLabel(Columns.shortened(name, LONGEST_NAME));
    }
}
