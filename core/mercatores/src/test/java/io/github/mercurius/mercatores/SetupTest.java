package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is agreed before the cards are dealt (section 2), and the options (RUL-1, RUL-3). */
class SetupTest {
    @Test
    void thereAreAsManyNamesAsPlayers() {
        refused(Setup.builder().players(3).names(List.of("\u202e", "b")), "names: 2, expected none, or 3");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5})
    void twoThreeOrFourPlay_SET1(int players) {
        refused(Setup.builder().players(players), "players: " + players + ", expected 2, 3 or 4 (SET-1)");
    }

    @Test
    void somethingMustBeSaid_SET1() {
        refused(Setup.builder(), "players: 0, expected 2, 3 or 4 (SET-1)");
        refused(Setup.builder().names(List.of("a")), "players: 1, expected 2, 3 or 4 (SET-1)");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void theStartSeatIsASeat_SET5(int seat) {
        refused(Setup.builder().players(3).startSeat(seat), "start seat: " + seat + ", expected 0 to 2 (SET-5)");
    }

    private static void refused(Setup.Builder builder, String message) {
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
