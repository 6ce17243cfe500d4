package io.github.mercurius.mercado;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.Optional;

/** Plays the log of a game again, entry by entry. */
final class Replay {
    private Game game;

    Replay(Game start) {
        game = start;
    }

    /** The game so far. */
    Game game() {
        return game;
    }

    /** Plays one entry, or says why it cannot be. */
    Optional<Discrepancy> play(LogEntry<Action> entry) {
        if (entry instanceof LogEntry.Acted acted) {
            return game.tryAction(acted.action())
                    .peek(this::goOn)
                    .swap()
                    .map(violation -> wrong(entry, "a legal action (" + violation.message() + ")"))
                    .toJavaOptional();
        }
        int steps = ((LogEntry.Undone) entry).steps();
        int standing = game.played().size();
        if (steps > standing) {
            return Optional.of(wrong(entry, "an undo of at most " + standing + " actions"));
        }
        goOn(game.undo(standing - steps));
        return Optional.empty();
    }

    private void goOn(Game next) {
        game = next;
    }

    private Discrepancy wrong(LogEntry<Action> entry, String expected) {
        return new Discrepancy(Part.LOG, game.updateCount(), entry.notation(), expected);
    }
}
