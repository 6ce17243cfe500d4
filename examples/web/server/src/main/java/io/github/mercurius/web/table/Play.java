package io.github.mercurius.web.table;

import io.github.mercurius.api.Action;
import io.github.mercurius.core.Game;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.vavr.collection.Vector;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The game of a table under way, or over.
 *
 * @param game the game with its log
 * @param by who brought each of its updates about
 * @param turnBeganAt when the turn began, or was returned to by an undo
 * @param dueSince since when the active seat is the one to act: what others do meanwhile does not count
 * @param question the undo that is asked for, if one is
 */
public record Play(
        Game game,
        Vector<By> by,
        long turnBeganAt,
        long dueSince,
        @Nullable Question question) {
    static Play of(Game game, long at) {
        return new Play(game, Vector.empty(), at, at, null);
    }

    public boolean isOver() {
        return game.state().isOver();
    }

    /** Whose turn it is, if the game is not over. */
    public OptionalInt activeSeat() {
        return isOver()
                ? OptionalInt.empty()
                : OptionalInt.of(game.state().table().activeSeat());
    }

    /** The fewest actions that an undo may keep without leaving somebody with a card that was hidden then. */
    public int undoTo() {
        int keep = game.actions().size();
        while (keep > 0 && !game.undoReveals(keep - 1)) {
            keep--;
        }
        return keep;
    }

    /** After a legal action; it ends an open question. */
    Play acted(int seat, Action action, By who, long at) {
        Game next = game.applyAction(seat, action);
        boolean turnEnded = next.state().table().turn() != game.state().table().turn();
        return new Play(next, by.append(who), turnEnded ? at : turnBeganAt, at, null);
    }

    /** With a note in the log, as long as there is room for one; it ends no question. */
    Play noted(Note note) {
        long notes = by.count(By.NOTE::equals);
        return notes < LogEntry.Noted.MOST
                ? new Play(game.note(note), by.append(By.NOTE), turnBeganAt, dueSince, question)
                : this;
    }

    /** Whether the log has nothing but notes from an update's number on. */
    boolean isSameSince(int number) {
        return number >= 0 && number <= by.size() && by.drop(number).forAll(By.NOTE::equals);
    }

    Play undone(int keep, long at) {
        return new Play(game.undo(keep), by.append(By.UNDO), at, at, null);
    }

    Play with(@Nullable Question asked) {
        return new Play(game, by, turnBeganAt, dueSince, asked);
    }

    /** The number of updates; no cards. */
    @Override
    public String toString() {
        return "game with " + game.updateCount() + " updates";
    }
}
