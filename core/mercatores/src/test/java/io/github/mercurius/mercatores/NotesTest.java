package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Note;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happened at the table is in the log, told to everybody, and changes nothing in the game. */
class NotesTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Note NOTE = new Note(0, "goes to Łódź");

    private static Game after(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    @Test
    void aNoteAfterTheEndIsToldToo() {
        Game over = after(Script.WHOLE).note(NOTE);
        assertThat(over.updatesForSpectator(over.updateCount() - 1).get(0).notation())
                .contains(" CASH 0\nnoted 0 goes to ");
        assertThat(over.spectatorGame().view()).isEqualTo(over.state().viewForSpectator());
        assertThat(over.toRecord().verify().discrepancy()).isEmpty();
    }

    @Test
    void aSideOfTheGameAndAStateRefuseANoteThatIsNotInItsPlace() {
        Game game = after(10);
        Update told = game.note(NOTE).updatesForHost(10).get(0);
        SeatGame mine = game.seatGame(1);
        assertThat(game.state().after(told)).isEqualTo(game.state());
        assertThat(game.state().viewFor(1).after(told)).isEqualTo(game.state().viewFor(1));
        Update early = new Update(10, told.turn(), Ask.CASH, told.seat(), told.events());
        assertThatThrownBy(() -> game.state().after(early)).hasMessageStartingWith("update 10 3 CASH 0: ");
        for (Update wrong : List.of(
                new Update(11, told.turn(), told.ask(), told.seat(), told.events()),
                new Update(10, told.turn() + 1, told.ask(), told.seat(), told.events()),
                new Update(10, told.turn(), Ask.CASH, told.seat(), told.events()),
                new Update(10, told.turn(), told.ask(), 2, told.events()),
                new Update(
                        10, told.turn(), told.ask(), told.seat(), List.of(new Event.Noted(new Note(3, "is back")))))) {
            assertThatThrownBy(() -> mine.after(wrong))
                    .as(wrong.notation())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
    }
}
