package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The seats of a game are numbered from 0. */
class SeatsTest {
    @Test
    void thereAreAsManyAsPlayers() {
        assertThat(Seats.check(0, 3)).isZero();
        assertThat(Seats.check(2, 3)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aSeatThatIsNoneIsRefused(int seat) {
        assertThatThrownBy(() -> Seats.check(seat, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("seat: " + seat + ", expected 0 to 2");
    }

    @Test
    void namesAreCopied() {
        List<String> given = new ArrayList<>(List.of("Anna", "Robert"));
        List<String> names = Seats.names(given);
        given.clear();
        assertThat(names).containsExactly("Anna", "Robert");
        assertThatThrownBy(() -> Seats.names(Arrays.asList("Anna", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name of seat 1: null, expected a value");
        assertThatThrownBy(() -> Seats.names(null)).hasMessage("names: null, expected a value");
    }
}
