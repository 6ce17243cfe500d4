package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is agreed before the cards are dealt (section 2), and the rulings (section 9). */
class SetupTest {
    @Test
    void thereAreAsManyNamesAsPlayers() {
        refused(Setup.builder().players(3).names(List.of("\u202e", "b")), "names: 2, expected none, or 3");
    }

    @Test
    void theStandardRulingsAreTheDefaultsOfTheReference_RUL1_RUL5_RUL6() {
        Rulings standard = Rulings.standard();
        assertThat(standard.dividendScale()).isEqualTo(DividendScale.quarterPrice());
        assertThat(standard.cardOrder()).isEqualTo(CardOrder.NEWEST_FIRST);
        assertThat(standard.blackMarketAtEnd()).isEqualTo(BlackMarketAtEnd.FORFEITED);
        assertThat(standard).isEqualTo(Rulings.builder().build());
    }

    @Test
    void eachRulingCanBeChosen() {
        Rulings rulings = Rulings.builder()
                .cardOrder(CardOrder.OLDEST_FIRST)
                .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                .build();
        assertThat(rulings.cardOrder()).isEqualTo(CardOrder.OLDEST_FIRST);
        assertThat(rulings.blackMarketAtEnd()).isEqualTo(BlackMarketAtEnd.SOLD);
        assertThat(rulings.dividendScale()).isEqualTo(DividendScale.quarterPrice());
    }

    @Test
    void whatIsNotSaidHasADefault_SET6() {
        Setup setup = Setup.of(4);
        assertThat(setup.players()).isEqualTo(4);
        assertThat(setup.names()).isEmpty();
        assertThat(setup.startSeat()).isZero();
        assertThat(setup.rulings()).isEqualTo(Rulings.standard());
    }

    @ParameterizedTest
    @CsvSource({"3,5,17", "4,7,12", "5,9,9"})
    void tokensAndRoundsDependOnThePlayers_SET2_END1(int players, int tokens, int rounds) {
        Setup setup = Setup.of(players);
        assertThat(setup.tokensOfEach()).isEqualTo(tokens);
        assertThat(setup.rounds()).isEqualTo(rounds);
        assertThat(setup.turns()).isEqualTo(rounds * players);
    }

    @Test
    void turnsGoClockwiseFromTheStartSeat_TRN4() {
        Setup setup = Setup.builder().players(3).startSeat(2).build();
        assertThat(List.of(0, 1, 2, 3).stream().map(setup::seatOfTurn)).containsExactly(2, 0, 1, 2);
        assertThat(setup.seatOfTurn(51)).isEqualTo(2);
        for (int turn : new int[] {-1, 52}) {
            assertThatThrownBy(() -> setup.seatOfTurn(turn))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("turn: " + turn + ", expected 0 to 51");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 6})
    void threeFourOrFivePlay_SET1(int players) {
        refused(Setup.builder().players(players), "players: " + players + ", expected 3, 4 or 5 (SET-1)");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void theStartSeatIsASeat_SET6(int seat) {
        refused(Setup.builder().players(3).startSeat(seat), "start seat: " + seat + ", expected 0 to 2 (SET-6)");
    }

    private static void refused(Setup.Builder builder, String message) {
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
