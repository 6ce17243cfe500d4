package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.learning.Batch;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Masks take no memory, and observations nearly none: a learner asks for millions of them. */
class AllocationTest {
    /** By reflection: the module of this test does not read that of the bean. */
    private static long allocated() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method bytes = Class.forName("com.sun.management.ThreadMXBean").getMethod("getCurrentThreadAllocatedBytes");
        return (long) bytes.invoke(threads);
    }

    private final byte[] mask = new byte[Moves.COUNT];
    private final short[] observation = new short[Field.LENGTH];

    private static List<GameState> states() {
        SplittableRandom random = new SplittableRandom(1602);
        List<GameState> states = new ArrayList<>();
        for (int game = 0; game < 10; game++) {
            GameState state = GameState.start(Setup.of(4), Deal.seeded(game));
            while (!state.isOver()) {
                states.add(state);
                state = state.applyAction(state.legalActions().sample(random::nextInt));
            }
        }
        return states;
    }

    /** Allocated bytes for one run, when the compiler has done its work: the least of all rounds in half a minute. */
    private static double bytes(Runnable run, int times, double enough) throws ReflectiveOperationException {
        double least = Double.MAX_VALUE;
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (least >= enough && System.nanoTime() < end) {
            long before = allocated();
            for (int i = 0; i < times; i++) {
                run.run();
            }
            least = Math.min(least, (double) (allocated() - before) / times);
        }
        return least;
    }

    @Test
    void masksTakeNoMemory() throws ReflectiveOperationException {
        List<LegalActions> legal = new ArrayList<>();
        states().forEach(state -> legal.add(state.legalActions()));
        int[] next = {0};
        double bytes = bytes(() -> writeMask(legal.get(next[0]++ % legal.size())), 20_000, 0.1);
        assertThat(bytes).as("bytes allocated for a mask").isLessThan(0.1);
    }

    private void writeMask(LegalActions legal) {
        Cards cards = legal.cards();
        long low = MoveMask.low(legal, cards, Choice.NONE);
        MoveMask.write(low, MoveMask.high(legal, cards, Choice.NONE), mask, 0);
    }

    @Test
    void observationsTakeWhatTheActivePlayerTakes() throws ReflectiveOperationException {
        List<Environment> environments = new ArrayList<>();
        states().forEach(state -> environments.add(Environment.of(state)));
        int[] next = {0};
        double bytes = bytes(
                () -> {
                    Environment environment = environments.get(next[0]++ % environments.size());
                    environment.observe(environment.seat(), observation, 0);
                },
                5000,
                41);
        // the table makes its active player anew when it is asked, as trades change the player and not the others
        assertThat(bytes).as("bytes allocated for an observation").isLessThan(41);
    }

    /** What a step allocates is the state after it; the rules alone take as much for the same actions. */
    @Test
    void aStepOfABatchTakesWhatItsStatesTake() throws ReflectiveOperationException {
        Batch<Action, PlayerView> batch = Batch.selfPlay(MercuriusLearning.encoding(), Setup.of(4), 64, 1);
        int[] moves = new int[64];
        SplittableRandom random = new SplittableRandom(1);
        double step = bytes(
                        () -> {
                            for (int game = 0; game < 64; game++) {
                                moves[game] = RandomMoves.choose(batch.masks(), game * Moves.COUNT, random);
                            }
                            batch.step(moves);
                        },
                        200,
                        450 * 64)
                / 64;
        assertThat(step).as("bytes allocated for a move").isLessThan(450);
    }
}
