package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.Frame;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** One move of one game in a batch: a random one is chosen and made, the mask and the observation after it written. */
public class LearningBenchmark extends Measured {
    private static final int FEW = 64;
    private static final int MANY = 4096;
    private static final int MOVES = Encoding.mercurius().moves().size();

    @Param({"3", "4", "5"})
    private int players;

    private final SplittableRandom random = new SplittableRandom(1602);
    private Batch<Action, PlayerView> few = batch(3, 1);
    private Batch<Action, PlayerView> many = few;

    private static Batch<Action, PlayerView> batch(int players, int games) {
        return Batch.selfPlay(Frame.of(Encoding.mercurius(), Setup.of(players), games), 1602);
    }

    /** Begins the games. */
    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void prepare() {
        few = batch(players, FEW);
        many = batch(players, MANY);
    }

    /** In a batch that fits into the cache next to a core. */
    @Benchmark
    @OperationsPerInvocation(FEW)
    public Batch<Action, PlayerView> learningBatchOf64() {
        return step(few);
    }

    /** In a batch that does not. */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public Batch<Action, PlayerView> learningBatchOf4096() {
        return step(many);
    }

    private Batch<Action, PlayerView> step(Batch<Action, PlayerView> batch) {
        Frame<Action, PlayerView> frame = batch.frame();
        for (int game = 0; game < frame.games(); game++) {
            frame.moves().put(game, choose(frame.masks(), game * MOVES));
        }
        batch.step();
        return batch;
    }

    private int choose(ByteBuffer masks, int offset) {
        int legal = 0;
        for (int move = 0; move < MOVES; move++) {
            legal += masks.get(offset + move);
        }
        int move = -1;
        for (int left = random.nextInt(legal); left >= 0; left -= masks.get(offset + move)) {
            move++;
        }
        return move;
    }
}
