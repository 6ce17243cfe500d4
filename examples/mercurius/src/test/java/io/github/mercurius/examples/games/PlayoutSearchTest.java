package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game of one action: it brings its own number of points and those of two throws of dice. */
class PlayoutSearchTest {
    private static final List<Integer> ACTIONS = List.of(3, 1, 4, 1, 5, 9, 2, 6);

    /** Where the dice game stands. */
    private record Dice(int turn, int points, List<Integer> thrown, List<Dice> ends) implements SearchState<Integer> {
        @Override
        public Dice after(Integer action) {
            return new Dice(turn + 1, action, thrown, ends);
        }

        @Override
        public Dice next(IntUnaryOperator random) {
            int dice = random.applyAsInt(6);
            List<Integer> more = new ArrayList<>(thrown);
            more.add(dice);
            Dice next = new Dice(turn + 1, points + dice, more, ends);
            if (next.isOver()) {
                ends.add(next);
            }
            return next;
        }

        @Override
        public int players() {
            return 2;
        }

        @Override
        public boolean isOver() {
            return turn == 3;
        }

        @Override
        public boolean isFarFrom(int start) {
            return false;
        }

        @Override
        public double score(int seat) {
            return seat == 1 ? points : 10;
        }
    }

    private static int choose(int playouts, List<Integer> actions, long seed, List<Dice> ends) {
        PlayoutSearch<Integer> search = new PlayoutSearch<>(playouts, new SplittableRandom(seed));
        return search.choose(actions, 1, random -> new Dice(0, 0, List.of(random.applyAsInt(1000)), ends));
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
        SearchState<Integer> start = new SearchState<>() {
            private int action;

            @Override
            public SearchState<Integer> after(Integer chosen) {
                action = chosen;
                return this;
            }

            @Override
            public SearchState<Integer> next(IntUnaryOperator random) {
                throw new AssertionError("the game is over");
            }

            @Override
            public int players() {
                return 3;
            }

            @Override
            public int turn() {
                return 0;
            }

            @Override
            public boolean isOver() {
                return true;
            }

            @Override
            public boolean isFarFrom(int turn) {
                return true;
            }

            // action 1: one point ahead of both; action 2: 20 ahead of one, and one behind the other
            @Override
            public double score(int seat) {
                return seat == 0 ? 20 : action == 1 ? 19 : seat == 1 ? 0 : 21;
            }
        };
        PlayoutSearch<Integer> search = new PlayoutSearch<>(10, new SplittableRandom(1));
        assertThat(search.choose(List.of(2, 1), 0, random -> start)).isEqualTo(1);
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
        io.github.mercurius.mercado.Setup setup = io.github.mercurius.mercado.Setup.of(2);
        io.github.mercurius.mercado.BotGame played = io.github.mercurius.mercado.Arbiter.standard()
                .play(
                        setup,
                        io.github.mercurius.mercado.Dealer.seeded(seed),
                        List.of(MercadoSearchState.bot(playouts, seed), new MercadoGreedyBot()));
        assertThat(played.failures()).isEmpty();
        return played.game().actions() + " winner "
                + played.game().state().table().winner().getAsInt();
    }

    private static String mercatores(long seed, int playouts) {
        io.github.mercurius.mercatores.Setup setup = io.github.mercurius.mercatores.Setup.of(2);
        io.github.mercurius.mercatores.BotGame played = io.github.mercurius.mercatores.Arbiter.standard()
                .play(
                        setup,
                        io.github.mercurius.mercatores.Deal.seeded(setup.edition(), seed % 2),
                        List.of(
                                MercatoresSearchState.bot(playouts, seed),
                                io.github.mercurius.mercatores.Bots.greedy()));
        assertThat(played.failures()).isEmpty();
        return played.game().actions() + " winner "
                + played.game().state().table().winners().get(0);
    }
}
