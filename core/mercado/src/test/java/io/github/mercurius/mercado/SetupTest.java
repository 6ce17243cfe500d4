package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is agreed before the game (section 2). */
class SetupTest {
    @Test
    void namesAreCheckedOnceTheirNumberIsRight() {
        refused(
                Setup.builder().names(List.of("Anna", "Robert", "ANNA")),
                "names of seats 0 and 2: \"Anna\" and \"ANNA\", expected names that look different");
        refused(
                Setup.builder().names(List.of("Anna", "Robert", "a\u202e")),
                "name of seat 2: U+202E at position 1, expected characters that can be seen, and spaces between them");
        refused(Setup.builder().players(3).names(List.of("\u202e", "b")), "names: 2, expected none, or 3");
        assertThat(Setup.LONGEST_NAME).isEqualTo(64);
    }

    private static void refused(Setup.Builder builder, String message) {
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
