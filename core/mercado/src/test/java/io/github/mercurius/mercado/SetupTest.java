package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is agreed before the game (section 2). */
class SetupTest {
    @Test
    void thereAreAsManyNamesAsPlayers() {
        Setup.Builder setup = Setup.builder().players(3).names(List.of("\u202e", "b"));
        assertThatThrownBy(setup::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("names: 2, expected none, or 3");
        assertThat(Setup.LONGEST_NAME).isEqualTo(64);
    }
}
