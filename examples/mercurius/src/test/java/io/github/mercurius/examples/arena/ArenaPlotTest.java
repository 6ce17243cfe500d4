package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Score;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.XYChart;

/** Results in pictures. */
class ArenaPlotTest {
    private static Score score(String bot, int wins) {
        List<Integer> wealths = IntStream.rangeClosed(0, 100).boxed().toList();
        Estimate rate = new Estimate(wins / 101.0, wins / 121.0, (wins + 20) / 121.0);
        return new Score(bot, wins, 0, rate, new Estimate(50, null, null), 0, 0, 100, 0, null, 1, 0.5, wealths);
    }

    private static Results results(List<List<Score>> tables) {
        return new Results(
                "",
                "",
                "7",
                Conditions.NONE,
                "",
                101,
                true,
                0.95,
                tables.stream()
                        .map(scores -> new Results.AtTable(
                                scores.stream().map(Score::bot).toList(), 101, scores, List.of(), List.of()))
                        .toList(),
                null);
    }

    private static double[] y(XYChart chart, String series) {
        return chart.getSeriesMap().get(series).getYData();
    }

    @Test
    void aBotIsDrawnAsItsRateWithItsIntervalAndItsWealth() {
        Score greedy = score("greedy", 81);
        ArenaPlot plot = new ArenaPlot(results(List.of(List.of(score("random", 20), greedy, score("other", 0)))));
        assertThat(y(plot.winRates(), "1 dot")).containsExactly(greedy.winRate().value() * 100);
        assertThat(y(plot.winRates(), "1 interval"))
                .containsExactly(greedy.winRate().low() * 100, greedy.winRate().high() * 100);
        assertThat(y(plot.winRates(), "even")).containsExactly(100 / 3.0, 100 / 3.0);
        assertThat(y(plot.wealth(), "1 dot")).containsExactly(50);
        assertThat(y(plot.wealth(), "1 half")).containsExactly(new double[] {25, 75}, within(1.0));
        assertThat(y(plot.wealth(), "1 nine tenths")).containsExactly(new double[] {5, 95}, within(1.0));
    }
}
