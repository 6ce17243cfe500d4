package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
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

    private static Results results(List<Score> scores, List<Rating> ratings) {
        List<String> bots = scores.stream().map(Score::bot).toList();
        List<Results.AtTable> tables = scores.isEmpty()
                ? List.of()
                : List.of(new Results.AtTable(bots, 101, 101, scores, List.of(), List.of()));
        return new Results("", "", "7", Conditions.NONE, "", 3, 101, 101, true, 0.95, tables, ratings, null);
    }

    private static double[] y(XYChart chart, String series) {
        return chart.getSeriesMap().get(series).getYData();
    }

    @Test
    void aBotIsDrawnAsItsRateWithItsIntervalAndItsWealth() {
        Score greedy = score("greedy", 81);
        ArenaPlot plot = new ArenaPlot(results(List.of(score("random", 20), greedy, score("other", 0)), List.of()));
        assertThat(y(plot.winRates(), "1 dot")).containsExactly(greedy.winRate().value() * 100);
        assertThat(y(plot.winRates(), "1 interval"))
                .containsExactly(greedy.winRate().low() * 100, greedy.winRate().high() * 100);
        assertThat(y(plot.winRates(), "even")).containsExactly(100 / 3.0, 100 / 3.0);
        assertThat(y(plot.wealth(), "1 dot")).containsExactly(50);
        assertThat(y(plot.wealth(), "1 half")).containsExactly(new double[] {25, 75}, within(1.0));
        assertThat(y(plot.wealth(), "1 nine tenths")).containsExactly(new double[] {5, 95}, within(1.0));
    }

    @Test
    void aBotOfARoundRobinIsDrawnAsItsRating() {
        ArenaPlot plot = new ArenaPlot(
                results(List.of(), List.of(new Rating("one", 4, null, 120), new Rating("two", 4, null, -120))));
        assertThat(y(plot.ratings(), "0 dot")).containsExactly(120);
        assertThat(y(plot.ratings(), "1 dot")).containsExactly(-120);
    }
}
