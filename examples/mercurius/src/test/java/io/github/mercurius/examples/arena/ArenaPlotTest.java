package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.Rating;
import io.github.mercurius.arena.Score;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;

/** Results in pictures. */
class ArenaPlotTest {
    private static Score score(String bot, int wins) {
        List<Integer> wealths = IntStream.rangeClosed(0, 100).boxed().toList();
        Estimate rate = new Estimate(wins / 101.0, wins / 121.0, (wins + 20) / 121.0);
        return new Score(bot, wins, 0, rate, new Estimate(50, null, null), 0, 0, 100, 0, List.of(), 1, 0.5, wealths);
    }

    private static Results results(List<Score> scores, List<Rating> ratings) {
        List<String> bots = scores.stream().map(Score::bot).toList();
        List<Results.AtTable> tables = scores.isEmpty()
                ? List.of()
                : List.of(new Results.AtTable(bots, 101, 101, scores, List.of(), List.of()));
        return new Results(
                "", "", "7", Settings.Conditions.NONE, "", 3, 101, 101, true, 0.95, tables, List.of(), ratings, null);
    }

    private static Map<String, Number> y(CategoryChart chart, String series) {
        CategorySeries all = chart.getSeriesMap().get(series);
        Iterator<? extends Number> values = all.getYData().iterator();
        Map<String, Number> byName = new LinkedHashMap<>();
        all.getXData().forEach(name -> byName.put(name.toString(), values.next()));
        return byName;
    }

    @Test
    void aBotIsDrawnAsItsRateWithItsIntervalAndItsWealth() {
        Score greedy = score("greedy", 81);
        ArenaPlot plot = new ArenaPlot(results(List.of(score("random", 20), greedy, score("other", 0)), List.of()));
        double low = greedy.winRate().low();
        double high = greedy.winRate().high();
        assertThat(y(plot.winRates(), "rate"))
                .containsEntry("greedy", greedy.winRate().value() * 100);
        assertThat(y(plot.winRates(), "interval")).containsEntry("greedy", (low + high) * 100 / 2);
        assertThat(y(plot.winRates(), "even")).containsEntry("other", 100 / 3.0);
        assertThat(plot.wealth().getSeriesMap()).containsOnlyKeys("random", "greedy", "other");
    }

    @Test
    void twoBotsWithOneNameAreToldApart() {
        ArenaPlot plot = new ArenaPlot(results(List.of(score("random", 20), score("random", 9)), List.of()));
        assertThat(y(plot.winRates(), "rate")).containsOnlyKeys("1: random", "2: random");
    }

    @Test
    void aBotOfARoundRobinIsDrawnAsItsRating() {
        ArenaPlot plot = new ArenaPlot(
                results(List.of(), List.of(new Rating("one", 4, null, 120), new Rating("two", 4, null, -120))));
        assertThat(y(plot.ratings(), "rating")).isEqualTo(Map.of("one", 120.0, "two", -120.0));
    }
}
