package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random values reach all that there is, the same with the same seed; and illegal actions are not legal. */
class RandomPlayTest {
    private static <T> Stream<T> values(int count, Function<RandomPlay, T> value) {
        RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
        return Stream.generate(() -> value.apply(random)).limit(count);
    }

    private static <T, V> Set<V> all(int count, Function<RandomPlay, T> value, Function<T, V> part) {
        return new HashSet<>(values(count, value).map(part).toList());
    }

    @Test
    void theSameSeedGivesTheSameValues() {
        assertThat(values(20, RandomPlay::state))
                .containsExactlyElementsOf(values(20, RandomPlay::state).toList());
        assertThat(all(20, RandomPlay::state, state -> state)).hasSize(20);
    }

    @Test
    void setUpsAreOfAllKinds() {
        List<Setup> setups = values(400, RandomPlay::setup).toList();
        assertThat(all(400, RandomPlay::setup, setup -> List.of(setup.players(), setup.startSeat())))
                .hasSize(3 + 4 + 5);
        assertThat(all(400, RandomPlay::setup, setup -> setup.names().isEmpty()))
                .hasSize(2);
        assertThat(all(400, RandomPlay::setup, setup -> setup.rulings().cardOrder()))
                .hasSize(2);
        assertThat(all(400, RandomPlay::setup, setup -> setup.rulings().blackMarketAtEnd()))
                .hasSize(2);
        assertThat(setups.stream().map(setup -> setup.rulings().dividendScale()).distinct())
                .hasSizeGreaterThan(50);
    }

    @Test
    void statesLieAnywhereInGames() {
        assertThat(all(200, RandomPlay::state, state -> state.table().phase())).hasSize(3);
        assertThat(all(400, RandomPlay::state, state -> state.table().round())).hasSize(17);
        assertThat(all(200, RandomPlay::game, RandomGame::style)).hasSize(PlayStyle.values().length);
    }

    @Test
    void anIllegalActionIsIllegal() {
        RandomPlay random = RandomPlay.from(new SplittableRandom(7));
        Set<Object> rules = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            GameState state = random.state();
            Action illegal = random.illegalAction(state);
            assertThat(state.check(illegal)).as(illegal.notation()).isPresent();
            rules.add(state.check(illegal).orElseThrow().rule());
        }
        assertThat(rules).as("all that a state can refuse to its active player").hasSize(12);
    }

    @Test
    void anIllegalActionIsFoundEvenIfChanceGivesTheSameLegalOneForEver() {
        GameState state = GameState.start(Setup.of(3), Deal.seeded(1));
        RandomPlay first = new RandomPlay(bound -> 0);
        assertThat(state.check(first.action())).isEmpty();
        assertThat(state.check(first.illegalAction(state))).isPresent();
    }

    @ParameterizedTest
    @EnumSource
    void aPositionIsInItsCorner(Corner corner) {
        List<GameState> positions =
                values(40, random -> random.position(corner)).toList();
        assertThat(positions).allMatch(corner::contains);
        assertThat(new HashSet<>(positions)).hasSizeGreaterThan(35);
        assertThat(positions)
                .extracting(state -> state.table().setup().players())
                .contains(3, 4, 5);
        assertThat(positions).noneMatch(GameState::isOver);
        assertThat(Stream.of(PlayStyle.values()).map(style -> new RandomGame(Setup.of(3), 1, style, 1).state(1000)))
                .noneMatch(corner::contains);
    }
}
