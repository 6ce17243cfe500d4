package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A seat's side of a game: every update is checked, and an undo goes back. */
class SeatGameTest {
    private static final Game GAME = new Script(Setup.of(3), 1602, 4, 150).play();

    @Test
    void anUndoGoesBackToTheViewOfBefore() {
        Game back = GAME.undo(140);
        SeatGame mine = GAME.seatGame(0).after(back.updatesFor(0, 150).get(0));
        assertThat(mine.view()).isEqualTo(back.state().viewFor(0));
        assertThat(mine.hash()).isEqualTo(back.hashFor(0));
        Update undo = back.updatesFor(0, 150).get(0);
        Event.Undone event = (Event.Undone) undo.events().get(0);
        for (Event wrong : List.of(
                new Event.Undone(event.steps(), event.turn() + 1, event.ask()),
                new Event.Undone(event.steps(), event.turn(), Ask.WHITE),
                new Event.Undone(1000, event.turn(), event.ask()))) {
            Update changed = new Update(150, undo.turn(), undo.ask(), undo.seat(), List.of(wrong));
            assertThatThrownBy(() -> GAME.seatGame(0).after(changed))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
        assertThatThrownBy(() -> GAME.state().viewFor(0).after(undo)).hasMessageContaining("SeatGame");
        assertThatThrownBy(() -> GAME.state().after(undo)).hasMessageContaining("SeatGame");
    }

    @Test
    void aClientCanJoinInTheCourseOfAGame() {
        SeatGame joined = SeatGame.joining(GAME.state().viewFor(2), 150, GAME.hashFor(2));
        assertThatThrownBy(() -> joined.after(GAME.undo(3).updatesFor(2, 150).get(0)))
                .hasMessageContaining("ask for a new view");
        assertThatThrownBy(() -> SeatGame.joining(GAME.state().viewFor(2), -1, GAME.hashFor(2)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SeatGame.joining(GAME.state().viewFor(2), 150, "x"))
                .hasMessage("hash: 1 characters, expected 64 hexadecimal digits");
    }
}
