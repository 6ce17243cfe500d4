package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Each recipe does what it says. */
class RecipesTest {
    @Test
    void askWhyAMoveIsRefused() {
        assertThat(Printed.by(AskWhyAMoveIsRefused::main)).isEqualTo("""
                        TRD-1: 3 trades were made in this turn, no more are allowed
                          At most three trades a turn, each of one token.
                        TRD-1: w tej turze wykonano już 3 akcje handlu, więcej nie wolno
                          Najwyżej trzy akcje handlu w turze, każda dotyczy jednego żetonu.
                        TRD-1: in questo turno sono già state fatte 3 transazioni, non ne sono ammesse altre
                          Al massimo tre transazioni per turno, ciascuna di un solo gettone.
                        Enough for today, after 3 trades.
                        """);
    }

    @Test
    void playAgainstABot() {
        assertThat(Printed.by(PlayAgainstABot::main)).startsWith("[1. ").contains("Bot ");
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
                        It can still prove its deal: true
                        It is the turn of Magda
                        """);
    }

    @Test
    void saveEachAction() {
        assertThat(Printed.by(SaveEachAction::main)).isEqualTo("""
                        The same game: true
                        It goes on: [+AMS, AMS+SIL-, +TEA]
                        """);
    }

    @Test
    void putAPositionIntoATest() {
        assertThat(Printed.by(PutAPositionIntoATest::main)).isEqualTo("""
                        mpn/1 players=3 seen=1 step=+AMS cash=60/70/70 tokens=AMS/-/- \
                        hands=5?/HOO+SIL-,HOO-COF+,DEL-POR+,ENK-SPI+,MID-TEA+/5?
                        Comes back equal: true
                        Three shares sold at price 3 leave 73 guilders
                        space of TEA: 40, expected 0 to 32 (PRC-1)
                        cash of seat 1: -5, expected 0 to 130000000 (TRD-5)
                        """);
    }

    @Test
    void undoAnAction() {
        assertThat(Printed.by(UndoAnAction::main)).isEqualTo("""
                        [+AMS] becomes []
                        [+AMS, AMS+SIL-] becomes [+AMS, AMS+SIL-]
                        update 0 0 0 0
                        bought 0 AMS 1 10
                        update 1 0 1 0
                        undone 1 0 0
                        Anna is up to date: true
                        """);
    }

    @Test
    void serveATable() {
        assertThat(Printed.by(ServeATable::main)).isEqualTo("""
                        TRN-4: it is the turn of Robert
                        TRD-6: Robert nie ma żadnego żetonu herbaty
                        Anna has 1 of 3 updates
                        Anna has 3 of 3 updates, and is in step: true
                        """);
    }

    @Test
    void writeABot() {
        assertThat(Printed.by(WriteABot::main))
                .startsWith("1. Speculator, 141\n")
                .endsWith("Failures: []\n");
    }

    @Test
    void rememberWhatHappened() {
        assertThat(Printed.by(RememberWhatHappened::main)).isEqualTo("""
                        The others bought {AMS=3, DEL=2, ROT=1, ENK=2, MID=3, SIL=6, COF=3, COP=5, SPI=4, TEA=4}
                        """);
    }

    @Test
    void thinkUntilTheTimeIsUp() {
        assertThat(Printed.by(ThinkUntilTheTimeIsUp::main)).startsWith("A legal action: true\n");
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
        assertThat(Printed.by(DealFairly::main)).isEqualTo("""
                        Checked: the commitment to set-up and deal
                        Checked: the legality of each entry of the log
                        Checked: the hash of each update
                        Checked: the view that the seat began with
                        Checked: each update that the seat was told
                        Checked: the result
                        Seat 1 has proof: true
                        """);
    }

    @Test
    void dealTogether() {
        assertThat(Printed.by(args -> DealTogether.run(new SplittableRandom(1602))))
                .isEqualTo("""
                        An honest host: proof true
                        A host that lies is refused: true
                        """);
    }

    @Test
    void testYourProgram() {
        assertThat(Printed.by(TestYourProgram::main)).isEqualTo("""
                        Position 48: the game is over, it is nobody's turn (END-1)
                        The bot of seed 0 breaks ASKED_TWICE
                        The bot of seed 0 breaks ANY_ORDER
                        """);
    }

    @Test
    void keepALogOfTheTable() {
        assertThat(Printed.by(KeepALogOfTheTable::main)).isEqualTo("""
                        {Site=Amsterdam}
                        +AMS
                        !0 a bot plays: the time is over
                        +AMS
                        !2 left: the host plays on
                        Robert: a bot plays: the time is over
                        Anna: left: the host plays on
                        """);
    }
}
