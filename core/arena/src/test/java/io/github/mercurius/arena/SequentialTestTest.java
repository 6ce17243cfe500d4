package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.arena.SequentialTest.Answer;
import io.github.mercurius.arena.SequentialTest.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SequentialTestTest {
    private static final SequentialTest TEST = new SequentialTest(0.5, 0.6);

    private static List<FinishedGame> games(double rate, int count, SplittableRandom random) {
        List<FinishedGame> games = new ArrayList<>();
        for (int game = 1; game <= count; game++) {
            String winner = random.nextDouble() < rate ? "a" : "b";
            games.add(new FinishedGame(1, game, List.of("a", "b"), List.of(1, 1), List.of(winner), List.of()));
        }
        return games;
    }

    private static Verdict verdict(String bot, List<FinishedGame> games, int gamesOfADeal) {
        SequentialTest.Run run = TEST.run(bot, gamesOfADeal);
        games.forEach(run::add);
        return run.verdict();
    }

    private static double share(double rate, Answer answer, int runs) {
        SplittableRandom random = new SplittableRandom(1602);
        int found = 0;
        for (int run = 0; run < runs; run++) {
            found += verdict("a", games(rate, 1500, random), 1).answer() == answer ? 1 : 0;
        }
        return (double) found / runs;
    }

    private static void itIsWrongAboutOnceInTwentyTimes(int runs) {
        assertThat(share(0.5, Answer.HIGH, runs)).isBetween(0.005, 0.07);
        assertThat(share(0.6, Answer.LOW, runs)).isBetween(0.005, 0.07);
        assertThat(share(0.7, Answer.HIGH, runs)).isGreaterThan(0.98);
    }

    @Test
    void itIsWrongAboutOnceInTwentyTimes() {
        itIsWrongAboutOnceInTwentyTimes(200);
    }

    @Test
    @Tag("nightly")
    void itIsWrongAboutOnceInTwentyTimesOfMany() {
        itIsWrongAboutOnceInTwentyTimes(2000);
    }

    @Test
    void theFirstAnswerStaysWhateverComesAfterIt() {
        List<FinishedGame> games = games(0.6, 1500, new SplittableRandom(3));
        Verdict verdict = verdict("a", games, 1);
        assertThat(verdict.answer()).isEqualTo(Answer.HIGH);
        assertThat(verdict.games()).isBetween(10, 1000);
        assertThat(verdict("a", games.subList(0, verdict.games()), 1)).isEqualTo(verdict);
        assertThat(verdict("a", games.subList(0, verdict.games() - 1), 1).answer())
                .isEqualTo(Answer.OPEN);
        assertThat(verdict("b", games, 1).answer()).isEqualTo(Answer.LOW);
    }

    @Test
    void gamesComeInAnyOrder() {
        List<FinishedGame> games = games(0.6, 1500, new SplittableRandom(3));
        Verdict verdict = verdict("a", games, 2);
        Collections.shuffle(games, new Random(3));
        assertThat(verdict("a", games, 2)).isEqualTo(verdict);
    }

    /** Narrow bounds take many games: this would not end if each verdict looked at all of them. */
    @Test
    void theVerdictCanBeAskedAfterEachOfManyGames() {
        SequentialTest.Run run = new SequentialTest(0.5, 0.5001).run("a", 1);
        for (FinishedGame game : games(0.5, 50_000, new SplittableRandom(3))) {
            run.add(game);
            assertThat(run.verdict())
                    .extracting(Verdict::answer, Verdict::games)
                    .containsExactly(Answer.OPEN, game.game());
        }
    }

    @Test
    void gamesOfOneDealAreTakenTogether() {
        List<FinishedGame> games = new ArrayList<>();
        for (int game = 1; game <= 400; game++) {
            // each deal is won once by each: nothing speaks for anybody, and nothing scatters
            String winner = game % 2 == 0 ? "a" : "b";
            games.add(new FinishedGame(1, game, List.of("a", "b"), List.of(1, 1), List.of(winner), List.of()));
        }
        assertThat(verdict("a", games, 2).answer()).isEqualTo(Answer.LOW);
        assertThat(verdict("a", games, 2).games())
                .isLessThan(verdict("a", games, 1).games());
        Score alone = Score.of("a", games);
        Score together = Score.of("a", games, 2);
        assertThat(together.winRate().value()).isEqualTo(alone.winRate().value());
        assertThat(together.winRate().high()).isEqualTo(0.5);
        assertThat(alone.winRate().high()).isGreaterThan(0.54);
        assertThat(together.gamesFor(0.02)).isLessThan(alone.gamesFor(0.02) / 10);
        assertThat(alone.gamesFor(0.02)).isBetween(2300L, 2500L); // 1.96² × 0.25 / 0.02² = 2401
    }

    @Test
    void whatIsNoPairOfRatesIsRefused() {
        assertThatThrownBy(() -> new SequentialTest(0.6, 0.5))
                .hasMessage("rates: 0.6 and 0.5, expected 0 < low < high < 1");
        assertThatThrownBy(() -> new SequentialTest(0, 0.5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SequentialTest(0.5, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SequentialTest(Double.NaN, 0.5)).isInstanceOf(IllegalArgumentException.class);
    }
}
