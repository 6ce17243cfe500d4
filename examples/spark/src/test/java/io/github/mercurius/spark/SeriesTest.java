package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All of a game follows from the seed and its number. */
class SeriesTest {
    private static final int[] ALL = {3, 4, 5};

    @Test
    void aGameIsTheSameWheneverAndInWhateverOrderItIsPlayed() {
        Series series = Series.of(1602, ALL, "greedy,random,prudent");
        List<PlayedGame> forwards =
                LongStream.range(-3, 9).mapToObj(series::play).toList();
        for (long number = 8; number >= -3; number--) {
            PlayedGame again = Series.of(1602, ALL, "greedy,random,prudent").play(number);
            assertThat(again).isEqualTo(forwards.get((int) number + 3));
        }
    }

    @Test
    void gamesOfOtherNumbersAndSeedsAreOthers() {
        Set<Object> games = new HashSet<>();
        for (long seed = 0; seed < 10; seed++) {
            for (long number = 0; number < 20; number++) {
                games.add(Series.of(seed, new int[] {4}, "random").play(number).game());
            }
        }
        assertThat(games).hasSize(200);
    }

    @Test
    void numbersOfPlayersTakeTurnsAndEveryBotPlays() {
        Series series = Series.of(1, ALL, "greedy,random,prudent,random");
        Set<String> onFirstSeat = new HashSet<>();
        for (long number = 0; number < 60; number++) {
            PlayedGame played = series.play(number);
            assertThat(played.game().setup().players()).isEqualTo(3 + (int) (number % 3));
            assertThat(played.game().end().isOver()).isTrue();
            assertThat(played.bots()).hasSize(played.game().setup().players());
            onFirstSeat.add(played.bots().get(0));
        }
        assertThat(onFirstSeat).containsExactlyInAnyOrder("greedy", "random", "prudent");
    }

    @ParameterizedTest
    @CsvSource({
        "4, regent:50ms, looks at the clock",
        "4, strongest, expected random",
        "4, '', expected random",
        "6, random, 'players: 6, expected 3, 4 or 5 (SET-1)'",
        "2, random, 'players: 2, expected 3, 4 or 5 (SET-1)'",
    })
    void whatCannotBePlayedAgainIsRefused(int players, String bots, String reason) {
        assertThatThrownBy(() -> Series.of(1, new int[] {players}, bots))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void noPlayersAtAllAreRefused() {
        assertThatThrownBy(() -> Series.of(1, new int[0], "random"))
                .hasMessage("players: none, expected 3, 4 or 5 (SET-1)");
    }
}
