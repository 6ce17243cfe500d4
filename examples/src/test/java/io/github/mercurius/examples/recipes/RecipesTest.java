package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.Printed;
import org.junit.jupiter.api.Test;

/** Each recipe does what it says. */
class RecipesTest {
    @Test
    void playAGame() {
        assertThat(Printed.by(PlayAGame::main)).isEqualTo("""
                        Robert bought a share of Amsterdam, and has 60 guilders left
                        TRD-6: Robert has no TEA token
                        1. Robert, 74
                        2. Anna, 60
                        3. Magda, 42
                        """);
    }

    @Test
    void askWhyAMoveIsRefused() {
        assertThat(Printed.by(AskWhyAMoveIsRefused::main)).isEqualTo("""
                        TRD-1: 3 trades were made in this turn, no more are allowed
                          At most three trades a turn, each of one token.
                        TRD-1: akcje handlu wykonane w tej turze: 3, więcej nie wolno
                          Najwyżej trzy akcje handlu w turze, każda dotyczy jednego żetonu.
                        TRD-1: transazioni eseguite in questo turno: 3, non ne sono ammesse altre
                          Al massimo tre transazioni per turno, ciascuna di un solo gettone.
                        Enough for today, after 3 trades.
                        """);
    }

    @Test
    void showOnlyWhatAPlayerMaySee() {
        assertThat(Printed.by(ShowOnlyWhatAPlayerMaySee::main))
                .contains("hiddenCardDrawn 0 MAIN")
                .doesNotContain("\ncardDrawn 0")
                .contains("\ncardDrawn 1 MAIN MID-SPI+")
                .endsWith("She is up to date: true\n");
    }

    @Test
    void saveAndResume() {
        assertThat(Printed.by(SaveAndResume::main)).isEqualTo("""
                        The same game: true
                        It is the turn of Magda
                        """);
    }

    @Test
    void findWhereTwoRecordsPart() {
        assertThat(Printed.by(FindWhereTwoRecordsPart::main)).isEqualTo("""
                        They agree on the first 17 events.
                        Server: cardPlayed 0 ROT+COP-
                        Client: bought 0 TEA 1 15
                        """);
    }

    @Test
    void takeBackAMove() {
        assertThat(Printed.by(TakeBackAMove::main)).isEqualTo("""
                        +AMS becomes ""
                        +AMS AMS+SIL- becomes "+AMS AMS+SIL-"
                        +AMS AMS+SIL- becomes ""
                        """);
    }

    @Test
    void writeABot() {
        assertThat(Printed.by(WriteABot::main))
                .startsWith("1. Speculator, 141\n")
                .endsWith("Failures: []\n");
    }

    @Test
    void chooseTheRulings() {
        assertThat(Printed.by(ChooseTheRulings::main)).isEqualTo("""
                        Standard: a share of Delft at 10 pays 3
                        Full price: a share of Delft at 10 pays 10
                        House: a share of Delft at 10 pays 2
                        """);
    }

    @Test
    void dealFairly() {
        assertThat(Printed.by(DealFairly::main)).matches("""
                        Commitment: [0-9a-f]{64}
                        Wrong in the record: Optional.empty
                        Wrong in what seat 1 was told: Optional.empty
                        """);
    }

    @Test
    void serveManyTables() {
        assertThat(Printed.by(ServeManyTables::main)).isEqualTo("20 of 20 games are over\n");
    }
}
