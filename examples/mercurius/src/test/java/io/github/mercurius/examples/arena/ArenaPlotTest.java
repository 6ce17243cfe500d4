package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.tournament.Estimate;
import io.github.mercurius.tournament.Score;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.knowm.xchart.XYChart;

/** Results in pictures. */
class ArenaPlotTest {
    @TempDir
    Path directory;

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

    @Test
    void ofSeveralTablesTheFirstBotsAreDrawn() {
        List<Score> one = List.of(score("ismcts:10", 30), score("greedy", 70));
        List<Score> other = List.of(score("ismcts:100", 60), score("greedy", 40));
        assertThat(results(List.of(one, other)).compared())
                .extracting(Score::bot)
                .containsExactly("ismcts:10", "ismcts:100");
        assertThat(results(List.of(one)).compared()).isEqualTo(one);
    }

    /** The chart looks for ticks until their labels differ, and leaves some out if they do not fit. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 13})
    void eachBotsNameStandsBelowItHoweverLongAndHoweverManyThereAre(int number) throws Exception {
        List<List<Score>> tables = IntStream.range(0, number)
                .mapToObj(table -> List.of(score("ismcts:1000000ms-" + table % 10, table)))
                .toList();
        ArenaPlot plot = new ArenaPlot(results(tables));
        Path picture = directory.resolve("plot.png");
        plot.write(picture);
        BufferedImage image = ImageIO.read(picture.toFile());
        XYChart lower = plot.wealth();
        BufferedImage alone = new BufferedImage(image.getWidth() / 2, 400, BufferedImage.TYPE_INT_RGB);
        lower.paint(alone.createGraphics(), alone.getWidth(), alone.getHeight());
        for (int at = 1; at <= number; at++) {
            assertThat(hasText(alone, (int) lower.getScreenXFromChart(at)))
                    .as("bot " + at)
                    .isTrue();
        }
    }

    private static boolean hasText(BufferedImage image, int x) {
        int lastLine = 15;
        return IntStream.range(image.getHeight() - lastLine, image.getHeight())
                .anyMatch(y -> IntStream.range(x - 10, x + 10).anyMatch(near -> (image.getRGB(near, y) & 0xff) < 0x40));
    }
}
