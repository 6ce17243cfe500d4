package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is agreed before the cards are dealt (section 2), and the options (RUL-1, RUL-3). */
class SetupTest {
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
        assertThat(setup.name(2)).isEqualTo("seat 2");
        assertThat(setup.name(2, new Locale("pl"))).isEqualTo("gracz na miejscu 2");
        assertThat(setup.name(2, Locale.ITALIAN)).isEqualTo("il giocatore al posto 2");
    }

    @Test
    void namesSayHowManyPlay() {
        Setup setup = Setup.of("Robert", "Magda", "Rafał");
        assertThat(setup.players()).isEqualTo(3);
        assertThat(setup.names()).containsExactly("Robert", "Magda", "Rafał").isUnmodifiable();
        assertThat(setup.name(2)).isEqualTo("Rafał");
        assertThat(setup)
                .isEqualTo(Setup.builder()
                        .names(List.of("Robert", "Magda", "Rafał"))
                        .build())
                .isNotEqualTo(Setup.of(3));
        assertThat(Setup.LONGEST_NAME).isEqualTo(64);
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
    @ValueSource(ints = {1, 2, 4})
    void thereAreAsManyNamesAsPlayers(int names) {
        List<String> given = List.of("\u202e", "b", "c", "d").subList(0, names);
        refused(Setup.builder().players(3).names(given), "names: " + names + ", expected none, or 3");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void theStartSeatIsASeat_SET5(int seat) {
        refused(Setup.builder().players(3).startSeat(seat), "start seat: " + seat + ", expected 0 to 2 (SET-5)");
    }

    @Test
    void aMissingNameIsRefused() {
        assertThatThrownBy(() -> Setup.of("Robert", null, "Rafał"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name of seat 1: null, expected a value");
    }

    @Test
    void namesSetTwiceAreTheLastOnes() {
        assertThat(Setup.builder()
                        .names(List.of("a", "b", "c"))
                        .names(List.of("d", "e", "f"))
                        .build()
                        .names())
                .containsExactly("d", "e", "f");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aSeatThatIsNoneIsRefused_SET1(int seat) {
        String message = "seat: " + seat + ", expected 0 to 2";
        assertThatThrownBy(() -> Setup.of(3).name(seat))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> Setup.of(3).name(seat, Locale.ITALIAN)).hasMessage(message);
        assertThatThrownBy(() -> Setup.of(3).checkSeat(seat)).hasMessage(message);
        assertThat(Setup.of(3).checkSeat(2)).isEqualTo(2);
    }

    private static void refused(Setup.Builder builder, String message) {
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
