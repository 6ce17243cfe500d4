package io.github.mercurius.learning;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** The place of one game in a batch: when a game is over, the next one is played here. */
final class Slot {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Setup setup;
    private final long seed;
    private final int index;
    private final @Nullable LongFunction<? extends Bot> maker;
    private final Bot[] bots;
    private final Environment environment;
    private int played;
    private int learner;

    Slot(Setup setup, long seed, int index, @Nullable LongFunction<? extends Bot> maker) {
        this.setup = setup;
        this.seed = mixed(mixed(seed) + index);
        this.index = index;
        this.maker = maker;
        bots = new Bot[maker == null ? 0 : setup.players()];
        environment = Environment.of(GameState.start(setup, Deal.seeded(seedOfGame())));
        seatBots();
    }

    Environment environment() {
        return environment;
    }

    /** Another seed for each game here, independent of the other games of the batch. */
    private long seedOfGame() {
        return mixed(seed + played * GOLDEN);
    }

    // the output function of SplitMix64
    private static long mixed(long number) {
        long z = number + GOLDEN;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Begins the next game. */
    void next() {
        played++;
        restart(GameState.start(setup, Deal.seeded(seedOfGame())));
    }

    /** Continues in another state. */
    void restart(GameState state) {
        environment.restart(state);
        seatBots();
    }

    private void seatBots() {
        if (maker != null) {
            learner = (int) ((index + (long) played) % setup.players());
            for (int seat = 0; seat < bots.length; seat++) {
                bots[seat] = maker.apply(mixed(seedOfGame() + seat + 1));
            }
            letBotsPlay();
        }
    }

    /** Lets the bots play until it is the caller's turn, or the game is over. */
    void letBotsPlay() {
        while (!environment.isOver() && environment.seat() != learner) {
            int seat = environment.seat();
            environment.apply(bots[seat].choose(environment.state().viewFor(seat)));
        }
    }
}
