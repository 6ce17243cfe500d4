package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which notes a log can have next: three play, and seat 1 has to decide. */
class NotesTest {
    private static final Note LEFT = new Note.Left(1, Note.Substitute.BOT);
    private static final Note BACK = new Note.Returned(1);
    private static final Note PLAYED = new Note.PlayedFor(1, Note.Substitute.HOST, Note.Reason.TIME_OUT);
    private static final Note SITE = new Note.Tag("Site", "Amsterdam");
    private static final LogEntry<Move> MOVE = new LogEntry.Acted<>(new Move("m"));
    private static final LogEntry<Move> UNDO = new LogEntry.Undone<>(1);

    private record Move(String notation) implements AnyAction {}

    private static LogEntry<Move> noted(Note note) {
        return new LogEntry.Noted<>(note);
    }

    private static List<LogEntry<Move>> log(Object... entries) {
        List<LogEntry<Move>> log = new ArrayList<>();
        for (Object entry : entries) {
            log.add(entry == MOVE ? MOVE : entry == UNDO ? UNDO : noted((Note) entry));
        }
        return log;
    }

    private static void accepted(Note note, List<LogEntry<Move>> log) {
        assertThat(Notes.check(note, log, 3, OptionalInt.of(1))).isSameAs(note);
    }

    private static void refused(Note note, List<LogEntry<Move>> log, String expected) {
        assertThatThrownBy(() -> Notes.check(note, log, 3, OptionalInt.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("note: " + note.notation() + ", expected " + expected);
    }

    @Test
    void aPlayerLeavesOnceAndCanComeBack() {
        accepted(LEFT, log());
        refused(LEFT, log(LEFT), "a player who has not left");
        refused(LEFT, log(LEFT, MOVE, UNDO, SITE), "a player who has not left");
        accepted(LEFT, log(LEFT, BACK));
        refused(LEFT, log(LEFT, BACK, MOVE, LEFT), "a player who has not left");
        accepted(LEFT, log(new Note.Left(2, Note.Substitute.BOT)));
    }

    @Test
    void whoHasNotLeftCannotReturn() {
        refused(BACK, log(), "a player who has left");
        accepted(BACK, log(LEFT, MOVE));
        refused(BACK, log(LEFT, BACK), "a player who has left");
        refused(BACK, log(new Note.Left(2, Note.Substitute.BOT)), "a player who has left");
    }

    @Test
    void anUndoTakesBackNoNote() {
        refused(LEFT, log(MOVE, LEFT, UNDO), "a player who has not left");
        refused(SITE, log(SITE, MOVE, UNDO), "a tag that is not there yet");
    }

    @Test
    void onlyTheNextActionOfThePlayerWhoDecidesIsAnothers() {
        accepted(PLAYED, log());
        refused(new Note.PlayedFor(0, Note.Substitute.BOT, Note.Reason.ABSENCE), log(), "the player on seat 1");
        refused(new Note.PlayedFor(7, Note.Substitute.BOT, Note.Reason.ABSENCE), log(), "the player on seat 1");
        assertThatThrownBy(() -> Notes.check(PLAYED, log(), 3, OptionalInt.empty()))
                .hasMessage("note: " + PLAYED.notation() + ", expected somebody who has to decide");
    }

    @Test
    void anActionHasOneSubstitute() {
        refused(PLAYED, log(PLAYED), "no second substitute for one action");
        refused(PLAYED, log(MOVE, PLAYED, SITE), "no second substitute for one action");
        accepted(PLAYED, log(PLAYED, MOVE));
        accepted(PLAYED, log(PLAYED, MOVE, UNDO));
    }

    @Test
    void whoHasLeftIsPlayedForAnyway() {
        refused(PLAYED, log(LEFT), "a player who has not left");
        accepted(PLAYED, log(LEFT, BACK));
    }

    @Test
    void aTagIsSaidOnce() {
        accepted(SITE, log(new Note.Tag("Date", "Amsterdam")));
        refused(SITE, log(new Note.Tag("Site", "Hoorn")), "a tag that is not there yet");
        accepted(new Note.Tag("site", "Amsterdam"), log(SITE));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aNoteNamesASeatThatThereIs(int seat) {
        for (Note note : List.of(new Note.Left(seat, Note.Substitute.BOT), new Note.Returned(seat))) {
            assertThatThrownBy(() -> Notes.check(note, log(), 3, OptionalInt.of(1)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("seat: " + seat + ", expected 0 to 2");
            assertThatThrownBy(() -> Notes.checkPlace(note, 3, OptionalInt.empty()))
                    .hasMessage("seat: " + seat + ", expected 0 to 2");
        }
    }

    @Test
    void aGameHasAThousandNotesAtMost() {
        List<LogEntry<Move>> log = new ArrayList<>(Collections.nCopies(500, MOVE));
        for (int tag = 0; tag < 999; tag++) {
            log.add(noted(new Note.Tag("T" + tag, "x")));
        }
        accepted(SITE, log);
        log.add(noted(SITE));
        Note more = new Note.Tag("More", "x");
        assertThatThrownBy(() -> Notes.check(more, log, 3, OptionalInt.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("note: one more than 1000, expected at most 1000");
    }

    @Test
    void aClientChecksThePlaceOnly() {
        for (Note note : Arrays.asList(LEFT, BACK, PLAYED, SITE)) {
            Notes.checkPlace(note, 3, OptionalInt.of(1));
        }
        Notes.checkPlace(SITE, 3, OptionalInt.empty());
        assertThatThrownBy(() -> Notes.checkPlace(PLAYED, 3, OptionalInt.of(2)))
                .hasMessageEndingWith("expected the player on seat 2");
        assertThatThrownBy(() -> Notes.checkPlace(PLAYED, 3, OptionalInt.empty()))
                .hasMessageEndingWith("expected somebody who has to decide");
    }
}
