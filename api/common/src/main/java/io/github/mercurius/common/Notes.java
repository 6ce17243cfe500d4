package io.github.mercurius.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.OptionalInt;

/** Which notes a game's log can have next. */
public final class Notes {
    private Notes() {}

    /**
     * Refuses a note that is not possible after a log.
     *
     * @param players how many play
     * @param decider who has to decide now
     * @return the note
     */
    public static <A extends AnyAction> Note check(Note note, List<LogEntry<A>> log, int players, OptionalInt decider) {
        checkPlace(Arguments.notNull(note, "note", "a note"), players, decider);
        int notes = 0;
        for (LogEntry<A> entry : log) {
            notes += entry instanceof LogEntry.Noted<A> ? 1 : 0;
        }
        Arguments.that(notes < LogEntry.Noted.MOST, "note", "one more than " + notes, "at most " + LogEntry.Noted.MOST);
        if (note instanceof Note.PlayedFor played) {
            Arguments.that(!isGone(log, played.seat()), "note", note.notation(), "a player who has not left");
            Arguments.that(!isSaid(log), "note", note.notation(), "no second substitute for one action");
        } else if (note instanceof Note.Left left) {
            Arguments.that(!isGone(log, left.seat()), "note", note.notation(), "a player who has not left");
        } else if (note instanceof Note.Returned returned) {
            Arguments.that(isGone(log, returned.seat()), "note", note.notation(), "a player who has left");
        } else if (note instanceof Note.Tag tag) {
            Arguments.that(!hasTag(log, tag.name()), "note", note.notation(), "a tag that is not there yet");
        }
        return note;
    }

    /** Refuses a note of a seat that there is not, or that does not have to decide: what a client can see. */
    public static void checkPlace(Note note, int players, OptionalInt decider) {
        if (note instanceof Note.PlayedFor played) {
            Arguments.that(
                    decider.isPresent() && decider.getAsInt() == played.seat(),
                    "note",
                    note.notation(),
                    decider.isPresent() ? "the player on seat " + decider.getAsInt() : "somebody who has to decide");
        } else if (note instanceof Note.Left left) {
            Seats.check(left.seat(), players);
        } else if (note instanceof Note.Returned returned) {
            Seats.check(returned.seat(), players);
        }
    }

    private static <A extends AnyAction> boolean isGone(List<LogEntry<A>> log, int seat) {
        boolean gone = false;
        for (LogEntry<A> entry : log) {
            if (entry instanceof LogEntry.Noted<A> noted) {
                gone |= noted.note() instanceof Note.Left left && left.seat() == seat;
                gone &= !(noted.note() instanceof Note.Returned returned && returned.seat() == seat);
            }
        }
        return gone;
    }

    /** Whether somebody is already noted to take the next action. */
    private static <A extends AnyAction> boolean isSaid(List<LogEntry<A>> log) {
        for (int i = log.size() - 1; i >= 0 && log.get(i) instanceof LogEntry.Noted<A> noted; i--) {
            if (noted.note() instanceof Note.PlayedFor) {
                return true;
            }
        }
        return false;
    }

    private static <A extends AnyAction> boolean hasTag(List<LogEntry<A>> log, String name) {
        for (LogEntry<A> entry : log) {
            if (entry instanceof LogEntry.Noted<A> noted
                    && noted.note() instanceof Note.Tag tag
                    && tag.name().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
