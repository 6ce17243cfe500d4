package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.plot.ChartLook;
import io.github.mercurius.examples.plot.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;

/** Draws a game over its turns: the prices of the shares, those of the commodities, and what the players have. */
final class RecordPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 320;

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
        return ChartLook.ofTurns(words.get(title), words.get("plot.guilders"), 0, tables.size(), words);
    }

    private void add(XYChart chart, String name, ToIntFunction<Table> value) {
        double[] values = tables.stream().mapToDouble(value::applyAsInt).toArray();
        ChartLook.addCurve(chart, name, 0, values);
    }
}
