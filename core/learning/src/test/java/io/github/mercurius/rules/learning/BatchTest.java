package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyState;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BatchTest {
    private static final int GAMES = 12;
    private static final int MOVES = 93;
    private static final int LENGTH = 309;

    private static Environment<Action, PlayerView> environment(AnyState<Action, PlayerView> state) {
        return new Environment<>(Encoding.mercurius(), state, bound -> 0);
    }

    private static Bot randomBot(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    /** A move for each game that follows from the mask, the game and the step: the same whoever asks. */
    private static void choose(Batch<Action, PlayerView> batch, int step, int[] moves) {
        for (int game = 0; game < batch.games(); game++) {
            SplittableRandom random = new SplittableRandom(1000L * step + game);
            moves[game] = RandomMoves.choose(batch.masks(), game * MOVES, random);
        }
    }

    /** All that a batch shows, to be compared. */
    private static List<Object> shown(Batch<Action, PlayerView> batch) {
        return List.of(
                ByteBuffer.wrap(batch.masks().clone()),
                ShortBuffer.wrap(batch.observations().clone()),
                ByteBuffer.wrap(batch.seats().clone()),
                ByteBuffer.wrap(batch.over().clone()),
                FloatBuffer.wrap(batch.outcomes().clone()));
    }

    @Test
    void aBotChoosesWhereTheCallerLetsIt() {
        Batch<Action, PlayerView> batch =
                Batch.withBots(Encoding.mercurius(), Setup.of(4), GAMES, 5, BatchTest::firstBot);
        List<Environment<Action, PlayerView>> alone = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            alone.add(environment(batch.state(game)));
        }
        int[] moves = new int[GAMES];
        for (int step = 0; step < 60; step++) {
            choose(batch, step, moves);
            for (int game = step % 2; game < GAMES; game += 2) {
                moves[game] = Batch.BOT_CHOOSES;
            }
            batch.step(moves);
            for (int game = 0; game < GAMES; game++) {
                if (moves[game] == Batch.BOT_CHOOSES) {
                    Action chosen = alone.get(game).state().legalActions().get(0);
                    assertThat(batch.made()[game])
                            .isEqualTo(Encoding.mercurius()
                                    .moves(chosen, batch.state(game).table())
                                    .get(0));
                    alone.get(game).apply(chosen);
                } else {
                    assertThat(batch.made()[game]).isEqualTo(moves[game]);
                    alone.get(game).step(moves[game]);
                }
                assertThat(batch.state(game)).isEqualTo(alone.get(game).state());
            }
        }
    }

    private static Bot firstBot(long seed) {
        return view -> view.legalActions().get(0);
    }

    @Test
    void noBotChoosesWhereThereIsNone() {
        Batch<Action, PlayerView> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(4), 2, 5);
        assertThatThrownBy(() -> batch.step(new int[] {0, Batch.BOT_CHOOSES}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("game 1: move: -1, expected 0 to 92");
    }

    @Test
    void aBatchIsItsGamesPlayedAlone() {
        Batch<Action, PlayerView> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(4), GAMES, 5);
        List<Environment<Action, PlayerView>> alone = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            alone.add(environment(batch.state(game)));
        }
        int[] moves = new int[GAMES];
        int ended = 0;
        for (int step = 0; step < 300; step++) {
            choose(batch, step, moves);
            batch.step(moves);
            for (int game = 0; game < GAMES; game++) {
                alone.get(game).step(moves[game]);
                assertThat(batch.over()[game] == 1).isEqualTo(alone.get(game).isOver());
                if (alone.get(game).isOver()) {
                    ended++;
                    assertOutcomes(
                            batch, game, Returns.of(alone.get(game).state().table()));
                    alone.set(game, environment(batch.state(game)));
                }
                assertThat(batch.state(game)).isEqualTo(alone.get(game).state());
                assertShown(batch, game, alone.get(game));
            }
        }
        assertThat(ended).as("games that ended").isGreaterThan(GAMES);
    }

    private static void assertOutcomes(Batch<Action, PlayerView> batch, int game, List<Returns> outcomes) {
        for (int seat = 0; seat < 4; seat++) {
            int at = (game * 4 + seat) * Batch.OUTCOME_LENGTH;
            assertThat(batch.outcomes()[at]).isEqualTo(outcomes.get(seat).score());
            assertThat(batch.outcomes()[at + 1]).isEqualTo(outcomes.get(seat).place());
            assertThat(batch.outcomes()[at + 2])
                    .isEqualTo((float) outcomes.get(seat).winShare());
        }
    }

    private static void assertShown(Batch<Action, PlayerView> batch, int game, Environment<Action, PlayerView> alone) {
        byte[] mask = new byte[MOVES];
        alone.writeMask(mask, 0);
        short[] seen = new short[LENGTH];
        alone.observe(alone.seat(), seen, 0);
        assertThat(batch.seats()[game]).isEqualTo((byte) alone.seat());
        assertThat(Arrays.copyOfRange(batch.masks(), game * MOVES, (game + 1) * MOVES))
                .isEqualTo(mask);
        assertThat(Arrays.copyOfRange(batch.observations(), game * LENGTH, (game + 1) * LENGTH))
                .isEqualTo(seen);
    }

    @Test
    void theNumberOfThreadsMakesNoDifference() throws InterruptedException {
        int games = 8;
        Batch<Action, PlayerView> one =
                Batch.against(Encoding.mercurius(), Setup.of(3), games, 9, BatchTest::randomBot);
        Batch<Action, PlayerView> many =
                Batch.against(Encoding.mercurius(), Setup.of(3), games, 9, BatchTest::randomBot);
        int[] moves = new int[games];
        for (int step = 0; step < 60; step++) {
            choose(one, step, moves);
            one.step(moves);
            List<Thread> threads = new ArrayList<>();
            for (int from : new int[] {5, 0, 3}) {
                int to = from == 0 ? 3 : from == 3 ? 5 : games;
                threads.add(new Thread(() -> many.step(moves, from, to)));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(shown(many)).isEqualTo(shown(one));
        }
    }

    @Test
    void againstBotsTheCallersSeatGoesRound() {
        Batch<Action, PlayerView> batch = Batch.against(Encoding.mercurius(), Setup.of(4), 4, 1, BatchTest::randomBot);
        assertThat(batch.seats()).containsExactly(0, 1, 2, 3);
        int[] moves = new int[4];
        byte[] expected = batch.seats().clone();
        int ended = 0;
        for (int step = 0; step < 200; step++) {
            choose(batch, step, moves);
            batch.step(moves);
            for (int game = 0; game < 4; game++) {
                expected[game] = (byte) ((expected[game] + batch.over()[game]) % 4);
                ended += batch.over()[game];
            }
            assertThat(batch.seats()).isEqualTo(expected);
        }
        assertThat(ended).isGreaterThan(8);
    }

    @Test
    void aGameCanGoOnInAnyState() {
        GameState start = (GameState)
                Batch.selfPlay(Encoding.mercurius(), Setup.of(4), 1, 77).state(0);
        GameState position = start.applyAction(Action.parse("+AMS"));
        Batch<Action, PlayerView> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(4), GAMES, 5);
        GameState other = (GameState) batch.state(2);
        batch.restart(3, position);
        assertThat(batch.state(3)).isEqualTo(position);
        assertShown(batch, 3, environment(position));
        assertThat(batch.state(2)).isEqualTo(other);
        Batch<Action, PlayerView> against =
                Batch.against(Encoding.mercurius(), Setup.of(4), 4, 1, BatchTest::randomBot);
        against.restart(2, position);
        assertThat(against.seats()[2]).as("the bots have played").isEqualTo((byte) 2);
        assertThatThrownBy(() -> batch.restart(0, GameState.start(Setup.of(3), Deal.seeded(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("players of the state: 3, expected 4");
        GameState over = start;
        while (!over.isOver()) {
            over = over.applyAction(over.legalActions().get(0));
        }
        GameState last = over;
        assertThatThrownBy(() -> batch.restart(0, last)).hasMessageContaining("END-1");
        assertThatThrownBy(() -> batch.restart(GAMES, position)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aRefusedStepChangesNothing() {
        Batch<Action, PlayerView> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(4), GAMES, 5);
        List<Object> before = shown(batch);
        int[] moves = new int[GAMES];
        choose(batch, 0, moves);
        moves[GAMES - 1] = 92;
        assertThatThrownBy(() -> batch.step(moves))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("game 11: move: 92 (DONE), expected one of [+AMS, ");
        moves[GAMES - 1] = 12;
        assertThatThrownBy(() -> batch.step(moves)).hasMessageContaining("TRD-6");
        moves[GAMES - 1] = Integer.MIN_VALUE;
        assertThatThrownBy(() -> batch.step(moves)).hasMessageContaining("expected 0 to 92");
        assertThatThrownBy(() -> batch.step(new int[GAMES - 1]))
                .hasMessage("moves: 11, expected 12, one for each game");
        assertThatThrownBy(() -> batch.step(moves, 3, GAMES + 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> batch.step(moves, -1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> batch.step(moves, 4, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(shown(batch)).isEqualTo(before);
    }
}
