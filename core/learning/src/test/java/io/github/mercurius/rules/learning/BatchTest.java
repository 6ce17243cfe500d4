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

    private static Frame<Action, PlayerView> frame(int players, int games) {
        return Frame.of(Encoding.mercurius(), Setup.of(players), games);
    }

    /** Puts a move for each game that follows from the mask, the game and the step: the same whoever asks. */
    private static void choose(Batch<Action, PlayerView> batch, int step) {
        for (int game = 0; game < batch.frame().games(); game++) {
            SplittableRandom random = new SplittableRandom(1000L * step + game);
            put(batch, game, RandomMoves.choose(batch.frame().masks(), game * MOVES, random));
        }
    }

    private static void put(Batch<Action, PlayerView> batch, int game, int move) {
        batch.frame().moves().put(game, move);
    }

    /** All that a batch shows, to be compared. */
    private static List<Object> shown(Batch<Action, PlayerView> batch) {
        Frame<Action, PlayerView> frame = batch.frame();
        short[] observations = new short[frame.observations().capacity()];
        frame.observations().get(0, observations);
        float[] outcomes = new float[frame.outcomes().capacity()];
        frame.outcomes().get(0, outcomes);
        return List.of(
                copy(frame.masks()),
                ShortBuffer.wrap(observations),
                copy(frame.seats()),
                copy(frame.over()),
                FloatBuffer.wrap(outcomes));
    }

    private static ByteBuffer copy(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.capacity()];
        bytes.get(0, copy);
        return ByteBuffer.wrap(copy);
    }

    @Test
    void aBotChoosesWhereTheCallerLetsIt() {
        Batch<Action, PlayerView> batch = Batch.withBots(frame(4, GAMES), 5, BatchTest::firstBot);
        List<Environment<Action, PlayerView>> alone = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            alone.add(environment(batch.state(game)));
        }
        int[] moves = new int[GAMES];
        for (int step = 0; step < 60; step++) {
            choose(batch, step);
            for (int game = step % 2; game < GAMES; game += 2) {
                put(batch, game, Batch.BOT_CHOOSES);
            }
            batch.frame().moves().get(0, moves);
            batch.step();
            for (int game = 0; game < GAMES; game++) {
                if (moves[game] == Batch.BOT_CHOOSES) {
                    Action chosen = alone.get(game).state().legalActions().get(0);
                    assertThat(batch.frame().moves().get(game))
                            .isEqualTo(Encoding.mercurius()
                                    .moves(chosen, batch.state(game).table())
                                    .get(0));
                    alone.get(game).apply(chosen);
                } else {
                    assertThat(batch.frame().moves().get(game)).isEqualTo(moves[game]);
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
        Batch<Action, PlayerView> batch = Batch.selfPlay(frame(4, 2), 5);
        put(batch, 1, Batch.BOT_CHOOSES);
        assertThatThrownBy(batch::step)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("game 1: move: -1, expected 0 to 92");
    }

    @Test
    void aBatchIsItsGamesPlayedAlone() {
        Batch<Action, PlayerView> batch = Batch.selfPlay(frame(4, GAMES), 5);
        List<Environment<Action, PlayerView>> alone = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            alone.add(environment(batch.state(game)));
        }
        int ended = 0;
        for (int step = 0; step < 300; step++) {
            choose(batch, step);
            batch.step();
            for (int game = 0; game < GAMES; game++) {
                alone.get(game).step(batch.frame().moves().get(game));
                assertThat(batch.frame().over().get(game) == 1)
                        .isEqualTo(alone.get(game).isOver());
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
            int at = (game * 4 + seat) * Frame.OUTCOME_LENGTH;
            assertThat(batch.frame().outcomes().get(at))
                    .isEqualTo(outcomes.get(seat).score());
            assertThat(batch.frame().outcomes().get(at + 1))
                    .isEqualTo(outcomes.get(seat).place());
            assertThat(batch.frame().outcomes().get(at + 2))
                    .isEqualTo((float) outcomes.get(seat).winShare());
        }
    }

    private static void assertShown(Batch<Action, PlayerView> batch, int game, Environment<Action, PlayerView> alone) {
        ByteBuffer mask = ByteBuffer.allocate(MOVES);
        alone.writeMask(mask, 0);
        ShortBuffer seen = ShortBuffer.allocate(LENGTH);
        alone.observe(alone.seat(), seen, 0);
        assertThat(batch.frame().seats().get(game)).isEqualTo((byte) alone.seat());
        assertThat(batch.frame().masks().slice(game * MOVES, MOVES)).isEqualTo(mask);
        assertThat(batch.frame().observations().slice(game * LENGTH, LENGTH)).isEqualTo(seen);
    }

    @Test
    void theNumberOfThreadsMakesNoDifference() throws InterruptedException {
        int games = 8;
        Batch<Action, PlayerView> one = Batch.against(frame(3, games), 9, BatchTest::randomBot);
        Batch<Action, PlayerView> many = Batch.against(frame(3, games), 9, BatchTest::randomBot);
        for (int step = 0; step < 60; step++) {
            choose(one, step);
            choose(many, step);
            one.step();
            List<Thread> threads = new ArrayList<>();
            for (int from : new int[] {5, 0, 3}) {
                int to = from == 0 ? 3 : from == 3 ? 5 : games;
                threads.add(new Thread(() -> many.step(from, to)));
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
        Batch<Action, PlayerView> batch = Batch.against(frame(4, 4), 1, BatchTest::randomBot);
        byte[] expected = {0, 1, 2, 3};
        int ended = 0;
        for (int step = 0; step < 200; step++) {
            assertThat(batch.frame().seats()).isEqualTo(ByteBuffer.wrap(expected));
            choose(batch, step);
            batch.step();
            for (int game = 0; game < 4; game++) {
                int over = batch.frame().over().get(game);
                expected[game] = (byte) ((expected[game] + over) % 4);
                ended += over;
            }
        }
        assertThat(ended).isGreaterThan(8);
    }

    @Test
    void aGameCanGoOnInAnyState() {
        GameState start = (GameState) Batch.selfPlay(frame(4, 1), 77).state(0);
        GameState position = start.applyAction(Action.parse("+AMS"));
        Batch<Action, PlayerView> batch = Batch.selfPlay(frame(4, GAMES), 5);
        GameState other = (GameState) batch.state(2);
        batch.restart(3, position);
        assertThat(batch.state(3)).isEqualTo(position);
        assertShown(batch, 3, environment(position));
        assertThat(batch.state(2)).isEqualTo(other);
        Batch<Action, PlayerView> against = Batch.against(frame(4, 4), 1, BatchTest::randomBot);
        against.restart(2, position);
        assertThat(against.frame().seats().get(2)).as("the bots have played").isEqualTo((byte) 2);
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
        Batch<Action, PlayerView> batch = Batch.selfPlay(frame(4, GAMES), 5);
        List<Object> before = shown(batch);
        choose(batch, 0);
        put(batch, GAMES - 1, 92);
        assertThatThrownBy(batch::step)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("game 11: move: 92 (DONE), expected one of [+AMS, ");
        put(batch, GAMES - 1, 12);
        assertThatThrownBy(batch::step).hasMessageContaining("TRD-6");
        put(batch, GAMES - 1, Integer.MIN_VALUE);
        assertThatThrownBy(batch::step).hasMessageContaining("expected 0 to 92");
        assertThatThrownBy(() -> batch.step(3, GAMES + 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> batch.step(-1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> batch.step(4, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(shown(batch)).isEqualTo(before);
    }
}
