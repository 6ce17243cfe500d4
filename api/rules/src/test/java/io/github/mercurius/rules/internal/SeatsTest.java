package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.internal.EditionValueTest.House;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A set-up has as many players as the game allows, a name for each or none, and a start seat. */
class SeatsTest {
    private record Given(int players, List<String> names, int startSeat) implements AnySetup {}

    private static void check(int players, List<String> names, int startSeat) {
        Seats.check(new Given(players, names, startSeat), 2, 4, "2 to 4", House.FORM);
    }

    private static void refused(int players, List<String> names, int startSeat, String message) {
        assertThatThrownBy(() -> check(players, names, startSeat))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aSetUpHasItsBounds() {
        check(2, List.of(), 0);
        check(4, List.of("a", "b", "c", "d"), 3);
        refused(1, List.of(), 0, "players: 1, expected 2 to 4");
        refused(5, List.of(), 0, "players: 5, expected 2 to 4");
        refused(2, List.of("a"), 0, "names: 1, expected none, or 2");
        refused(3, List.of(), -1, "start seat: -1, expected 0 to 2 (FORM)");
        refused(3, List.of(), 3, "start seat: 3, expected 0 to 2 (FORM)");
        assertThatThrownBy(() -> check(2, List.of("a", "A"), 0)).hasMessageContaining("names that look different");
    }

    @Test
    void aSeatIsANumberFrom0() {
        assertThat(Seats.check(2, 3)).isEqualTo(2);
        assertThatThrownBy(() -> Seats.check(3, 3)).hasMessage("seat: 3, expected 0 to 2");
        assertThatThrownBy(() -> Seats.check(-1, 3)).hasMessage("seat: -1, expected 0 to 2");
    }
}
