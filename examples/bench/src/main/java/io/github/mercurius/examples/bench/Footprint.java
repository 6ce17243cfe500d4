package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.openjdk.jol.info.GraphLayout;

/**
 * What a state takes in memory, counted by JOL over some random games of four players.
 *
 * @param alone the bytes of a state and all that it leads to
 * @param oneMore the bytes that are added by the state after an action, where the state before it is kept
 */
record Footprint(double alone, double oneMore) {
    private static final int GAMES = 4;

    static Footprint measure() {
        IntUnaryOperator random = new SplittableRandom(1602)::nextInt;
        long alone = 0;
        long oneMore = 0;
        long states = 0;
        for (int game = 0; game < GAMES; game++) {
            GameState state = GameState.start(Setup.of(4), Deal.seeded(game));
            while (!state.isOver()) {
                GameState next = state.applyAction(state.legalActions().sample(random));
                alone += bytes(state);
                oneMore += bytes(state, next) - bytes(state);
                states++;
                state = next;
            }
        }
        return new Footprint((double) alone / states, (double) oneMore / states);
    }

    private static long bytes(Object... roots) {
        return GraphLayout.parseInstance(roots).totalSize();
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "A state takes %.0f bytes with all it leads to; one more state in a search tree adds %.0f (JOL).",
                alone,
                oneMore);
    }
}
