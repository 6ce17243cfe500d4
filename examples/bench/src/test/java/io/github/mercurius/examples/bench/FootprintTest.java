package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.GraphLayout;

/** What states take in memory, counted by JOL over random games of four players: the same in every run. */
class FootprintTest {
    private static final int GAMES = 4;

    static {
        // without it, JOL cannot look into records
        System.setProperty("jol.magicFieldOffset", "true");
    }

    @Test
    void oneMoreStateInASearchTreeAddsLessThan400Bytes() {
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
        System.out.printf(
                "A state takes %d bytes; one more in a search tree adds %d.%n", alone / states, oneMore / states);
        assertThat((double) oneMore / states).isBetween(200.0, 400.0);
        assertThat(alone).isGreaterThan(oneMore);
    }

    private static long bytes(Object... roots) {
        return GraphLayout.parseInstance(roots).totalSize();
    }
}
