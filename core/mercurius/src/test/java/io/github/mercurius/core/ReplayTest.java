package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Replay;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A log is played again entry by entry; the first one that is not possible is named. */
class ReplayTest {
    private static final Game START = Game.start(Setup.of(3), Deal.seeded(1602));
    private static final LogEntry<Action> BUY = new LogEntry.Acted<>(Action.parse("+AMS"));
    private static final LogEntry<Action> UNDO = new LogEntry.Undone<>(1);
    private static final LogEntry<Action> NOTE = new LogEntry.Noted<>(new Note(2, "left"));

    private static void refused(List<LogEntry<Action>> log, String message) {
        assertThatThrownBy(() -> Replay.of(START, log))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void anImpossibleEntryIsNamed() {
        refused(
                List.of(BUY, new LogEntry.Acted<>(Action.parse("-TEA"))),
                "log 1: found -TEA, expected a legal action (TRD-6: seat 0 has no token of tea)");
        refused(List.of(UNDO), "log 0: found U:1, expected what can be there (undo: 1, expected at most 0 actions)");
        refused(
                List.of(BUY, NOTE, new LogEntry.Undone<>(2)),
                "log 2: found U:2, expected what can be there (undo: 2, expected at most 1 actions)");
        refused(
                List.of(BUY, new LogEntry.Undone<>(Integer.MAX_VALUE)),
                "log 1: found U:2147483647, expected what can be there (undo: 2147483647, expected at most 1 actions)");
        refused(
                List.of(NOTE, BUY, new LogEntry.Noted<>(new Note(3, "left"))),
                "log 2: found !3 left, expected what can be there (seat: 3, expected 0 to 2)");
    }

    @Test
    void allActionsCanBeUndone() {
        Game undone = Replay.of(START, List.of(BUY, UNDO));
        assertThat(undone.state()).isEqualTo(START.state());
        assertThat(undone.updateCount()).isEqualTo(2);
    }
}
