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

    @Test
    void oneMoreStateInASearchTreeAddsLessThan400Bytes() {
        Footprint footprint = Footprint.measure();
        assertThat(footprint.oneMore()).as(footprint.toString()).isBetween(200.0, 400.0);
        assertThat(footprint.alone()).as(footprint.toString()).isGreaterThan(footprint.oneMore());
    }
}
