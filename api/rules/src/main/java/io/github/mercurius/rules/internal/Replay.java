package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.RulesException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays the log of a game again, entry by entry.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Replay<A extends AnyAction, V extends AnyView<A>> {
    private final List<Integer> undos = new ArrayList<>();
    private boolean undoReveals;
    private AnyGame<A, V> game;

    /** A replay from a game before its first entry. */
    public Replay(AnyGame<A, V> first) {
        game = first;
    }

    /**
     * The game after a log.
     *
     * @throws RulesException if an entry is not possible; the message names it
     */
    @SuppressWarnings("unchecked") // a game after an entry of its log is of the same class
    public static <A extends AnyAction, V extends AnyView<A>, G extends AnyGame<A, V>> G of(
            G first, List<LogEntry<A>> log) {
        Replay<A, V> replay = new Replay<>(first);
        for (LogEntry<A> entry : log) {
            replay.play(entry).ifPresent(wrong -> {
                throw new RulesException(wrong.message());
            });
        }
        return (G) replay.game;
    }

    /** The game so far. */
    public AnyGame<A, V> game() {
        return game;
    }

    /** The numbers of the undos so far. */
    List<Integer> undos() {
        return undos;
    }

    /** Whether one of the undos took back what had told somebody something new. */
    boolean undoReveals() {
        return undoReveals;
    }

    /** Plays one entry, or says why it is not possible. */
    public Optional<Discrepancy> play(LogEntry<A> entry) {
        try {
            game = after(entry);
            return Optional.empty();
        } catch (IllegalActionException illegal) {
            String rule = illegal.violation().rule().id();
            return wrong(
                    entry,
                    "a legal action (" + rule + ": " + illegal.violation().message() + ")");
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return wrong(entry, "what can be there (" + refused.getMessage() + ")");
        }
    }

    private AnyGame<A, V> after(LogEntry<A> entry) {
        if (entry instanceof LogEntry.Acted<A> acted) {
            return game.state().asksChance() ? game.applyOutcome(acted.action()) : game.applyAction(acted.action());
        }
        if (entry instanceof LogEntry.Undone<A> undone) {
            int kept = game.steps().size() - undone.steps();
            Arguments.that(
                    kept >= 0, "undo", undone.steps(), "at most " + game.steps().size() + " actions");
            undos.add(game.updateCount());
            undoReveals |= game.undoReveals(kept);
            return game.undo(kept);
        }
        return game.note(((LogEntry.Noted<A>) entry).note());
    }

    private Optional<Discrepancy> wrong(LogEntry<A> entry, String expected) {
        return Optional.of(new Discrepancy(Part.LOG, game.updateCount(), entry.notation(), expected));
    }
}
