package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A random game is the same each time, in each way of playing it; and each style leads where it says. */
class RandomGameTest {
    private static RandomGame game(PlayStyle style) {
        return new RandomGame(Setup.of(4), 1602, style, 4);
    }

    @ParameterizedTest
    @EnumSource
    void allWaysToPlayItMakeTheSameGame(PlayStyle style) {
        RandomGame random = game(style);
        List<GameState> states = random.states();
        assertThat(states).isEqualTo(game(style).states());
        assertThat(states.get(0)).isEqualTo(random.start());
        assertThat(states.get(states.size() - 1).isOver()).isTrue();
        assertThat(random.state(0)).isEqualTo(random.start());
        assertThat(random.state(7))
                .isEqualTo(states.get(7))
                .isEqualTo(random.game(7).state());
        assertThat(random.state(1000)).isEqualTo(states.get(states.size() - 1));
    }

    @Test
    void otherNumbersMakeAnotherGame() {
        RandomGame one = game(PlayStyle.UNIFORM);
        Set<Game> games = new HashSet<>(List.of(
                one.game(),
                new RandomGame(Setup.of(3), 1602, PlayStyle.UNIFORM, 4).game(),
                new RandomGame(Setup.of(4), 1603, PlayStyle.UNIFORM, 4).game(),
                new RandomGame(Setup.of(4), 1602, PlayStyle.TRADING, 4).game(),
                new RandomGame(Setup.of(4), 1602, PlayStyle.UNIFORM, 5).game()));
        assertThat(games).hasSize(5);
    }

    @Test
    void aStyleNeverStallsAndRefusesAGameThatIsOver() {
        GameState over = game(PlayStyle.IDLE).state(1000);
        for (PlayStyle style : PlayStyle.values()) {
            assertThatThrownBy(() -> style.choose(over, new SplittableRandom(1)))
                    .as(style.name())
                    .isInstanceOf(NoSuchElementException.class);
        }
    }

    @Test
    void aStyleAsABotPlaysLikeTheStyle() {
        GameState state = game(PlayStyle.VARIED).state(30);
        for (PlayStyle style : PlayStyle.values()) {
            int seat = state.table().activeSeat();
            assertThat(style.bot(new SplittableRandom(3)).choose(state.viewFor(seat)))
                    .isEqualTo(style.choose(state, new SplittableRandom(3)));
        }
    }
}
