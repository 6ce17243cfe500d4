package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
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
        Game game = random.game();
        List<GameState> shown = new ArrayList<>(List.of(game.firstState()));
        game.steps().forEach(step -> shown.add(step.after()));
        assertThat(states).isEqualTo(shown).isEqualTo(game(style).states());
        assertThat(states.get(0)).isEqualTo(random.start());
        assertThat(states.get(states.size() - 1).isOver()).isTrue();
        assertThat(random.state(0)).isEqualTo(random.start());
        assertThat(random.state(7))
                .isEqualTo(states.get(7))
                .isEqualTo(random.game(7).state());
        assertThat(random.state(1000)).isEqualTo(game.state());
        List<Object> events = new ArrayList<>();
        assertThat(random.play(played -> events.addAll(played.events()))).isEqualTo(game.state());
        assertThat(events)
                .isEqualTo(game.updatesForHost(0).stream()
                        .flatMap(update -> update.events().stream())
                        .toList());
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
    void somethingIsUndoneNowAndThen() {
        Game game = game(PlayStyle.UNIFORM).gameWithUndos(Integer.MAX_VALUE);
        assertThat(game.state().isOver()).isTrue();
        assertThat(game.updatesForHost(0).stream().filter(Update::isUndo).count())
                .isBetween(5L, game.updateCount() / 4L);
        assertThat(game(PlayStyle.UNIFORM).gameWithUndos(9).updatesForHost(0))
                .isEqualTo(game.updatesForHost(0).subList(0, 9));
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

    @Test
    void eachStyleLeadsWhereItSays() {
        assertThat(actions(PlayStyle.IDLE)).allMatch(Action.PlayCard.class::isInstance);
        assertThat(actions(PlayStyle.TRADING).stream().filter(Kinds::isTrade).count())
                .isGreaterThan(2L * Setup.of(4).turns());
        assertThat(usedEarly(PlayStyle.SPECIAL)).isGreaterThan(usedEarly(PlayStyle.TRADING));
        assertThat(new HashSet<>(kinds(PlayStyle.VARIED))).hasSize(6);
        assertThat(repeated(PlayStyle.REPEATING)).isGreaterThan(2 * repeated(PlayStyle.TRADING));
        assertThat(PlayStyle.values()).allSatisfy(style -> {
            boolean crowding = style == PlayStyle.CROWDING;
            assertThat(emptied(style)).as(style.name()).matches(count -> crowding ? count > 2 : count < 12);
        });
        assertThat(ends(PlayStyle.DRIVING)).isGreaterThan(ends(PlayStyle.UNIFORM));
    }

    private static List<Action> actions(PlayStyle style) {
        return game(style).game().actions();
    }

    private static List<Class<?>> kinds(PlayStyle style) {
        return actions(style).stream().<Class<?>>map(Action::getClass).toList();
    }

    /** How many special cards are used in the first third of the game. */
    private static long usedEarly(PlayStyle style) {
        return 4L * SpecialCard.values().length
                - game(style).states().stream()
                        .filter(state -> state.table().turn() == 16)
                        .findFirst()
                        .orElseThrow()
                        .table()
                        .players()
                        .stream()
                        .mapToInt(player -> player.specialCards().size())
                        .sum();
    }

    private static long repeated(PlayStyle style) {
        List<Action> actions = actions(style);
        return java.util.stream.IntStream.range(1, actions.size())
                .filter(i -> Kinds.isTrade(actions.get(i)) && actions.get(i).equals(actions.get(i - 1)))
                .count();
    }

    private static long emptied(PlayStyle style) {
        List<GameState> states = game(style).states();
        return Asset.all().stream()
                .filter(asset ->
                        states.stream().anyMatch(state -> !state.table().bank().has(asset)))
                .count();
    }

    private static long ends(PlayStyle style) {
        return game(style).states().stream()
                .flatMap(state -> state.table().market().spaces().stream())
                .filter(space -> space == 0 || space == Market.LAST_SPACE)
                .count();
    }
}
