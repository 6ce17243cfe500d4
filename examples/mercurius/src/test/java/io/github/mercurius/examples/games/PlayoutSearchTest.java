package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.examples.games.DiceGame.Dice;
import io.github.mercurius.examples.games.DiceGame.Points;
import io.github.mercurius.examples.games.DiceGame.View;
import io.github.mercurius.examples.games.PlayoutSearch.Judge;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Bots that search, and what they do in a game of dice. */
class PlayoutSearchTest {
    private static final List<Integer> ACTIONS = List.of(3, 1, 4, 1, 5, 9, 2, 6);

    /** Points on seat 1 count, and the other player has 10. */
    private static int choose(int playouts, List<Integer> actions, long seed, List<Dice> ends) {
        Judge<Points, View> judge = (state, seat) -> seat == 1 ? ((Dice) state).points() : 10;
        return search(playouts, seed, judge)
                .choose(new DiceGame(2, 1, 2, actions, ends).view())
                .points();
    }

    private static PlayoutSearch<Points, View> search(int playouts, long seed, Judge<Points, View> judge) {
        AnyBot<Points, View> nobody = view -> {
            throw new AssertionError("only chance comes after the action");
        };
        return new PlayoutSearch<>(playouts, seed, nobody, 0, judge);
    }

    @Test
    void theActionThatBringsMostIsFoundEvenWithOnePlayoutForEach() {
        // all actions are tried with the same throws, so no luck is in the comparison
        for (int seed = 0; seed < 50; seed++) {
            assertThat(choose(1, ACTIONS, seed, new ArrayList<>())).isEqualTo(9);
            assertThat(choose(200, ACTIONS, seed, new ArrayList<>())).isEqualTo(9);
        }
    }

    @Test
    void allActionsAreTriedOnTheSameDealAndTheSameThrows() {
        List<Dice> ends = new ArrayList<>();
        choose(1, ACTIONS, 1, ends);
        assertThat(ends).hasSize(8 + 4 + 2);
        for (List<Dice> round : List.of(ends.subList(0, 8), ends.subList(8, 12), ends.subList(12, 14))) {
            assertThat(round.stream().map(Dice::thrown).distinct()).hasSize(1);
        }
        assertThat(ends.stream().map(end -> end.thrown().get(0)).distinct())
                .as("the deals of the rounds")
                .hasSize(3);
    }

    @Test
    void thePlayoutsAreShared() {
        List<Dice> ends = new ArrayList<>();
        choose(240, ACTIONS, 1, ends);
        assertThat(ends).hasSize(240);
        assertThat(choose(240, List.of(7), 1, ends)).isEqualTo(7);
        assertThat(ends).as("a single action needs no search").hasSize(240);
    }

    @Test
    void winningCountsMoreThanPoints() {
        // action 1: one point ahead of both; action 2: 20 ahead of one, and one behind the other
        Judge<Points, View> judge =
                (state, seat) -> seat == 0 ? 20 : ((Dice) state).points() == 1 ? 19 : seat == 1 ? 0 : 21;
        DiceGame game = new DiceGame(3, 0, 0, List.of(2, 1), new ArrayList<>());
        assertThat(search(10, 1, judge).choose(game.view()).points()).isEqualTo(1);
    }

    @Test
    void theSearchingBotsTakeLegalActionsThatFollowFromTheSeed() {
        for (GameName game : List.of(GameName.MERCATORES, GameName.MERCADO)) {
            BotKind kind = GameBots.parse(game, "search:4");
            assertThat(kind.name()).isEqualTo("search:4");
            assertThat(kind.repeatable()).isTrue();
        }
        assertThat(mercado(7, 4)).isEqualTo(mercado(7, 4)).isNotEqualTo(mercado(8, 4));
        assertThat(mercatores(7, 4)).isEqualTo(mercatores(7, 4)).isNotEqualTo(mercatores(8, 4));
    }

    @Test
    void theSearchingBotsBeatGreedyOnes() {
        assertThat(IntStream.range(0, 10).filter(seed -> mercado(seed, 20).endsWith("winner 0")))
                .hasSizeGreaterThan(6);
        assertThat(IntStream.range(0, 10).filter(seed -> mercatores(seed, 20).endsWith("winner 0")))
                .hasSizeGreaterThan(6);
    }

    private static String mercado(long seed, int playouts) {
        return winner(GameKit.mercado(Edition.standIn()), seed, seed, playouts);
    }

    private static String mercatores(long seed, int playouts) {
        return winner(GameKit.mercatores(io.github.mercurius.mercatores.Edition.standIn()), seed % 2, seed, playouts);
    }

    /** A game of a searching bot and a greedy one, and the seat of the winner. */
    @SuppressWarnings("unchecked") // the bots are those of the game
    private static <A extends AnyAction, V extends AnyView<A>> String winner(
            GameKit<A, V> kit, long deal, long seed, int playouts) {
        AnyGame<A, V> first = kit.rules().start(kit.rules().setup(List.of("searching", "greedy")), deal);
        BotGame<AnyGame<A, V>> played = Arbiter.of(kit.rules())
                .withSeed(seed)
                .play(
                        first,
                        List.of(
                                (AnyBot<A, V>) GameBots.parse(kit.name(), "search:" + playouts)
                                        .make(seed),
                                (AnyBot<A, V>)
                                        GameBots.parse(kit.name(), "greedy").make(seed)));
        assertThat(played.failures()).isEmpty();
        return played.game().actions() + " winner "
                + played.game().state().table().winners().get(0);
    }
}
