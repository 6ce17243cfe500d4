package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A first game in a process of its own. */
class ColdStartTest {
    @Test
    void theProcessPlaysAGameToItsEnd() {
        List<Standing> atStart =
                GameState.start(Setup.of(4), Deal.seeded(1602)).table().ranking();
        assertThat(Printed.by(ColdStart::main))
                .matches("\\[Standing(.*?Standing){3}.*\\]\n")
                .isNotEqualTo(atStart + "\n");
    }

    @Test
    void aProcessPlaysAGameAndIsTimed() throws Exception {
        assertThat(ColdStart.measure(1))
                .matches("The first game in a cold JVM: \\d+\\.\\d\\d s from start to end of the process"
                        + " \\(median of 1, \\d+\\.\\d\\d to \\d+\\.\\d\\d\\)\\.");
    }
}
