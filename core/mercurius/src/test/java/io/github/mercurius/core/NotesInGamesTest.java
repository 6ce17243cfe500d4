package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Notes stand in the log and are told to everybody; nothing in the game changes by them. Seat 0 starts. */
class NotesInGamesTest {
    private static final Note SITE = new Note(1, "Łódź");
    private static final Note LEFT = new Note(2, "left, and a bot plays on");
    private static final Game START = Game.start(Setup.of(3), Deal.seeded(1602));

    private static final Game BOUGHT = START.applyAction(Action.parse("+AMS"));

    @Test
    void anImpossibleNoteIsRefusedByEveryClientAndByTheRecord() {
        Note noSeat = new Note(3, "is not here");
        for (Update wrong : List.of(
                new Update(1, 0, 1, 0, List.of(new Event.Noted(noSeat))),
                new Update(1, 0, 1, 0, List.of(new Event.Noted(new Note(-1, "is not here")))),
                new Update(1, 1, 1, 0, List.of(new Event.Noted(SITE))),
                new Update(1, 0, 0, 0, List.of(new Event.Noted(SITE))),
                new Update(1, 0, 1, 1, List.of(new Event.Noted(SITE))),
                new Update(2, 0, 1, 0, List.of(new Event.Noted(SITE))))) {
            refused(BOUGHT.seatGame(0)::after, wrong);
            refused(BOUGHT.seatGame(2)::after, wrong);
            refused(BOUGHT.spectatorGame()::after, wrong);
            if (wrong.number() == 1) {
                refused(BOUGHT.state()::after, wrong);
                refused(BOUGHT.state().viewFor(1)::after, wrong);
            }
        }
        Update right = new Update(1, 0, 1, 0, List.of(new Event.Noted(SITE)));
        assertThat(BOUGHT.seatGame(2).after(right)).isEqualTo(BOUGHT.note(SITE).seatGame(2));
        GameRecord forged = GameRecord.builder()
                .mergeFrom(BOUGHT.toRecord())
                .log(List.of(new LogEntry.Noted<>(noSeat)))
                .build();
        assertThat(forged.verify().discrepancy().orElseThrow().message())
                .isEqualTo("log 0: found !3 is not here, expected what can be there (seat: 3, expected 0 to 2)");
        assertThatThrownBy(forged::replay).isInstanceOf(IllegalArgumentException.class);
    }

    private static void refused(Function<Update, ?> door, Update wrong) {
        assertThatThrownBy(() -> door.apply(wrong))
                .as(wrong.notation())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("update " + wrong.number())
                .hasMessageContaining("expected");
    }

    @Test
    void afterTheEndThereCanBeNotes() {
        Game over = START;
        while (!over.state().isOver()) {
            over = over.applyAction(Action.playCard(
                    over.state().hand(over.state().table().activeSeat()).kinds().get(0)));
        }
        Game noted = over.note(SITE).note(LEFT);
        assertThat(noted.seatGame(1).hash()).isEqualTo(noted.hashFor(1));
        assertThat(noted.toRecord().verify(noted.seatGame(1)).discrepancy()).isEmpty();
    }

    @Test
    void aNoteThatWasTakenOutOrChangedIsFound() {
        Game noted = BOUGHT.note(LEFT);
        GameRecord without = GameRecord.builder()
                .mergeFrom(noted.toRecord())
                .log(BOUGHT.toRecord().log())
                .build();
        assertThat(without.verify(noted.seatGame(1)).discrepancy()).isPresent();
        assertThat(BOUGHT.toRecord().verify(noted.seatGame(1)).discrepancy()).isPresent();
        Game other = BOUGHT.note(new Note(2, "left, and the host plays on"));
        assertThat(other.toRecord().verify(noted.seatGame(1)).discrepancy()).isPresent();
        assertThat(noted.toRecord().verify(noted.seatGame(1)).discrepancy()).isEmpty();
    }
}
