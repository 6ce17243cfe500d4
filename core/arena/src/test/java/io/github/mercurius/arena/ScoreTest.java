package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a bot is credited with. */
class ScoreTest {
    private static FinishedGame game(int number, int greedy, int random, int other, String... winners) {
        return new FinishedGame(
                1,
                number,
                List.of("random", "greedy", "other"),
                List.of(random, greedy, other),
                List.of(winners),
                List.of(new BotFailure(2, "other", BotFailure.Moment.MOVE, 3, "threw")));
    }

    private static final List<FinishedGame> GAMES = List.of(
            game(1, 90, 40, 50, "greedy"),
            game(2, 80, 80, 20, "random", "greedy"),
            game(3, 60, 60, 60, "random", "greedy", "other"),
            game(4, 10, 30, 70, "other"));

    @Test
    void aWinThatKShareCountsOneKthForEach() {
        Score greedy = Score.of("greedy", GAMES);
        assertThat(greedy.wins()).isEqualTo(1);
        assertThat(greedy.sharedWins()).isEqualTo(2);
        assertThat(greedy.winRate().value()).isCloseTo((1 + 1 / 2.0 + 1 / 3.0) / 4, within(1e-6));
        double all = greedy.winRate().value()
                + Score.of("random", GAMES).winRate().value()
                + Score.of("other", GAMES).winRate().value();
        assertThat(all).isCloseTo(1, within(1e-5));
    }

    @Test
    void theScoreIsThatOfTheBotWhereverItSat() {
        Score greedy = Score.of("greedy", GAMES);
        assertThat(greedy.scores()).containsExactly(90, 80, 60, 10);
        assertThat(greedy.mean().value()).isEqualTo(60);
        // the sum of squares is 30² + 20² + 0 + 50² = 3800, of 3 degrees of freedom
        assertThat(greedy.deviation()).isCloseTo(Math.sqrt(3800 / 3.0), within(1e-6));
        assertThat(greedy.lowest()).isEqualTo(10);
        assertThat(greedy.highest()).isEqualTo(90);
    }

    @Test
    void failuresAreThoseOfTheBot() {
        assertThat(Score.of("greedy", GAMES).failures()).isZero();
        assertThat(Score.of("greedy", GAMES).failed()).isEmpty();
        assertThat(Score.of("other", GAMES).failures()).isEqualTo(4);
        assertThat(Score.of("other", GAMES).failed())
                .startsWith("game 1, action 3: threw", "game 2, action 3: threw")
                .hasSize(4);
    }
}
