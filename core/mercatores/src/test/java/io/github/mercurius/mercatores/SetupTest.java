package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.SetupLaws;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is agreed before the cards are dealt (section 2), and the options (RUL-1, RUL-3). */
class SetupTest extends SetupLaws<Setup.Builder> {
    SetupTest() {
        super(Setup::of, Setup.LONGEST_NAME, Setup.builder().players(3), Setup.Builder::names, Setup.Builder::build);
    }

    @Test
    void eachOptionCanBeChosen_RUL1_RUL3_SET5() {
        Edition edition = TestEditions.all().get(1);
        Setup setup = Setup.builder()
                .players(4)
                .startSeat(3)
                .edition(edition)
                .lastTurns(LastTurns.ALL)
                .build();
        assertThat(setup.startSeat()).isEqualTo(3);
        assertThat(setup.edition()).isSameAs(edition);
        assertThat(setup.lastTurns()).isEqualTo(LastTurns.ALL);
        assertThat(setup.seats()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void whatIsNotSaidHasADefault_SET5() {
        Setup setup = Setup.of(4);
        assertThat(setup.players()).isEqualTo(4);
        assertThat(setup.names()).isEmpty();
        assertThat(setup.startSeat()).isZero();
        assertThat(setup.edition()).isSameAs(Edition.standIn());
        assertThat(setup.lastTurns()).as("RUL-3").isEqualTo(LastTurns.OTHERS);
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

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aSeatThatIsNoneIsRefused_SET1(int seat) {
        assertThatThrownBy(() -> Setup.of(3).checkSeat(seat)).hasMessage("seat: " + seat + ", expected 0 to 2");
        assertThat(Setup.of(3).checkSeat(2)).isEqualTo(2);
    }

    private static void refused(Setup.Builder builder, String message) {
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
