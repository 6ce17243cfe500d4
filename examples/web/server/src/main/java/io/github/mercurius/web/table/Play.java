package io.github.mercurius.web.table;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.FullLogException;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Note;
import io.github.mercurius.web.game.TableGame;
import io.vavr.collection.Vector;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The game of a table under way, or over.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param kind which game it is
 * @param game the game with its log
 * @param by who brought each of its updates about
 * @param turnBeganAt when the time of who has to decide began: with the turn, with an undo that was asked for, when
 *     chance was drawn
 * @param dueSince since when the active seat is the one to act: what others do meanwhile does not count
 * @param question the undo that is asked for, if one is
 */
public record Play<A extends AnyAction, V extends AnyView<A>>(
        TableGame<A, V> kind,
        AnyGame<A, V> game,
        Vector<By> by,
        long turnBeganAt,
        long dueSince,
        @Nullable Question question) {
    static <A extends AnyAction, V extends AnyView<A>> Play<A, V> start(
            TableGame<A, V> kind, Dealing.Joint dealing, long at) {
        JointDeal open = dealing.joint().withPart(JointDeal.HOST, dealing.hostPart());
        AnyGame<A, V> game = kind.together().orElseThrow().start().apply(open);
        return new Play<>(kind, game, Vector.empty(), at, at, null);
    }

    static <A extends AnyAction, V extends AnyView<A>> Play<A, V> start(
            TableGame<A, V> kind, AnySetup setup, Entry.Sealed sealed, long at) {
        return new Play<>(kind, kind.start().apply(setup, sealed.deal(), sealed.nonce()), Vector.empty(), at, at, null);
    }

    public boolean isOver() {
        return game.state().isOver();
    }

    /** Who has to decide; nobody while chance decides, or after the end. */
    public OptionalInt activeSeat() {
        return game.state().decider();
    }

    public boolean asksChance() {
        return game.state().asksChance();
    }

    /** The fewest actions that an undo may keep without leaving somebody with a card that was hidden then. */
    public int undoTo() {
        int keep = game.actions().size();
        while (keep > 0 && !game.undoReveals(keep - 1)) {
            keep--;
        }
        return keep;
    }

    /** The record of the game as a document, without secrets until the game is over. */
    public String record() {
        AnyRecord<A, V> whole = game.toRecord();
        return kind.formats().record().write(isOver() ? whole : whole.withoutSecrets());
    }

    /** After a legal action; it ends an open question. */
    Play<A, V> acted(int seat, String action, By who, long at) {
        AnyGame<A, V> next = game.applyAction(seat, kind.rules().action(action));
        long began = goesOn(next, seat) ? turnBeganAt : at;
        return new Play<>(kind, next, by.append(who), began, at, null);
    }

    /** Whether a seat is to decide in the same turn, or may be when chance has been drawn: its time goes on. */
    boolean goesOn(AnyGame<?, ?> next, int seat) {
        return next.state().table().turn() == game.state().table().turn()
                && (next.state().asksChance() || next.state().decider().equals(OptionalInt.of(seat)));
    }

    /** For whom the last action was taken as the time had run out; nobody if it was taken otherwise. */
    OptionalInt timedOut() {
        return by.isEmpty() || by.last() != By.TIMER
                ? OptionalInt.empty()
                : game.updatesForHost(by.size() - 1).get(0).actor();
    }

    /** After an outcome of chance. A bot that plays the rest of somebody's turn goes on; else the time begins anew. */
    Play<A, V> drew(String outcome, long at) {
        AnyGame<A, V> next = game.applyOutcome(kind.rules().action(outcome));
        OptionalInt late = timedOut();
        boolean isLate = late.isPresent() && goesOn(next, late.getAsInt());
        return new Play<>(kind, next, by.append(By.CHANCE), isLate ? turnBeganAt : at, at, null);
    }

    /** With a note in the log, as long as there is room for one; it ends no question. */
    Play<A, V> noted(int seat, String note) {
        try {
            return new Play<>(
                    kind, game.note(new Note(seat, note)), by.append(By.NOTE), turnBeganAt, dueSince, question);
        } catch (FullLogException full) { // people can leave and come back without end
            return this;
        }
    }

    /** Whether the log has nothing but notes from an update's number on. */
    boolean isSameSince(int number) {
        return number >= 0 && number <= by.size() && by.drop(number).forAll(By.NOTE::equals);
    }

    /** Whether a seat decides, and nobody else has decided in this turn after so many actions. */
    boolean isOwnSince(int seat, int keep) {
        boolean own = activeSeat().equals(OptionalInt.of(seat));
        for (int kept = game.actions().size() - 1; own && kept >= keep; kept--) {
            AnyState<A, V> then = game.undo(kept).state();
            own = then.table().turn() == game.state().table().turn()
                    && then.decider().equals(OptionalInt.of(seat));
        }
        return own;
    }

    /** After an undo that nobody was asked for: the time of the turn goes on. */
    Play<A, V> takenBack(int keep) {
        return new Play<>(kind, game.undo(keep), by.append(By.UNDO), turnBeganAt, dueSince, null);
    }

    /** After an undo that was agreed; only the question ends if there is no room for it in the log any more. */
    Play<A, V> undone(int keep, long at) {
        try {
            return new Play<>(kind, game.undo(keep), by.append(By.UNDO), at, at, null);
        } catch (FullLogException full) {
            return with(null);
        }
    }

    Play<A, V> with(@Nullable Question asked) {
        return new Play<>(kind, game, by, turnBeganAt, dueSince, asked);
    }

    /** The number of updates; no cards. */
    @Override
    public String toString() {
        return "game with " + game.updateCount() + " updates";
    }
}
