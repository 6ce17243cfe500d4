package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bots of a table, as they are typed. */
class LineupTextTest {
    private static Lineup<Action, PlayerView> parse(String text) {
        return LineupText.parse(GameKit.mercurius(), text, GameKit.mercurius().bots());
    }

    @Test
    void severalOfAKindAreTypedWithTheirNumber() {
        assertThat(parse("ismcts:5, greedy*2 ,random,greedy").names())
                .containsExactly("ismcts:5", "greedy-1", "greedy-2", "random", "greedy-3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "greedy          | number of bots in 'greedy': 1, expected 3 to 5",
                "greedy,random   | number of bots in 'greedy,random': 2, expected 3 to 5",
                "random*6        | number of bots in 'random*6': 6, expected 3 to 5",
                "random*0        | number of bots in 'random*0': 0, expected 3 to 5",
                "greedy,,random  | bot: '', expected random",
                "gready,random*2 | bot: 'gready', expected random",
                "random*3x       | bot: 'random*3x', expected random"
            })
    void whatMakesNoTableIsRefused(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
