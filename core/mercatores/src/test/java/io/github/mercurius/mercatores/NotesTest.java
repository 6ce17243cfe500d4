package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Note.Reason;
import io.github.mercurius.rules.Note.Substitute;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happened at the table is in the log, told to everybody, and changes nothing in the game. */
class NotesTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Note TAG = new Note.Tag("Site", "Łódź");

    private static Game after(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    private static Note playedFor(Game game) {
        return new Note.PlayedFor(game.state().decider().getAsInt(), Substitute.BOT, Reason.TIME_OUT);
    }

    @Test
    void aNoteAfterTheEndIsToldToo() {
        Game over = after(Script.WHOLE).note(TAG);
        assertThat(over.updatesForSpectator(over.updateCount() - 1).get(0).notation())
                .contains(" CASH 0\nnoted tag Site ");
        assertThat(over.spectatorGame().view()).isEqualTo(over.state().viewForSpectator());
        assertThat(over.toRecord().verify().discrepancy()).isEmpty();
        assertThatThrownBy(() -> over.note(new Note.PlayedFor(0, Substitute.BOT, Reason.ABSENCE)))
                .hasMessageContaining("expected somebody who has to decide");
    }

    @Test
    void aGameHasAThousandNotesAtMost() {
        Game game = after(0);
        for (int i = 0; i < LogEntry.Noted.MOST; i++) {
            game = game.note(new Note.Tag("T" + i, "x"));
        }
        Game full = game;
        assertThatThrownBy(() -> full.note(TAG)).hasMessageContaining("at most 1000");
    }

    @Test
    void aSideOfTheGameAndAStateRefuseANoteThatIsNotInItsPlace() {
        Game game = after(10);
        Update told = game.note(playedFor(game)).updatesForHost(10).get(0);
        SeatGame mine = game.seatGame(1);
        assertThat(game.state().after(told)).isEqualTo(game.state());
        Event other = new Event.Noted(new Note.PlayedFor(1, Substitute.BOT, Reason.TIME_OUT));
        for (Update wrong : List.of(
                new Update(11, told.turn(), told.ask(), told.seat(), told.events()),
                new Update(10, told.turn() + 1, told.ask(), told.seat(), told.events()),
                new Update(10, told.turn(), Ask.CASH, told.seat(), told.events()),
                new Update(10, told.turn(), told.ask(), 2, told.events()),
                new Update(10, told.turn(), told.ask(), told.seat(), List.of(other)),
                new Update(10, told.turn(), told.ask(), told.seat(), List.of(new Event.Noted(new Note.Returned(3)))))) {
            assertThatThrownBy(() -> mine.after(wrong))
                    .as(wrong.notation())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
    }
}
