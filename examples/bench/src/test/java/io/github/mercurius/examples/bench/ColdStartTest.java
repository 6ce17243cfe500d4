package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A first game in a process of its own. */
class ColdStartTest {
    @Test
    void theGameIsPlayedToItsEnd() {
        assertThat(ColdStart.play().isOver()).isTrue();
    }

    @Test
    @Tag("nightly")
    void aProcessPlaysAGameAndIsTimed() throws Exception {
        assertThat(ColdStart.measure(1))
                .matches("The first game in a cold JVM: \\d+\\.\\d\\d s from start to end of the process"
                        + " \\(median of 1, \\d+\\.\\d\\d to \\d+\\.\\d\\d\\)\\.");
    }
}
