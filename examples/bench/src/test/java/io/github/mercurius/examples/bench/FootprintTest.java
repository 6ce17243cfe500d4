package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What states take in memory, which is the same in every run. */
class FootprintTest {
    @Test
    void oneMoreStateInASearchTreeAddsLessThan200Bytes() {
        Footprint footprint = Footprint.measure();
        assertThat(footprint.oneMore()).as(footprint.toString()).isBetween(100.0, 200.0);
        assertThat(footprint.alone()).as(footprint.toString()).isGreaterThan(footprint.oneMore());
    }
}
