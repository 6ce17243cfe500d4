package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import java.util.Optional;
import java.util.SplittableRandom;

/** See {@link Law#NOTES}. */
final class NotesLaw {
    private NotesLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        trial.lookAround((game, move) -> check(game, trial.random(move)));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void check(AnyGame<A, V> game, SplittableRandom random) {
        int players = game.setup().players();
        Note note = new Note(random.nextInt(players), "Krak\u00f3w");
        AnyGame<A, V> noted = noted(game, note);
        noted(noted, note);
        refused(game, new Note(players, "is not here"));
        refused(game, new Note(-1, "is not here"));
        if (!game.actions().isEmpty()) {
            AnyGame<A, V> undone = noted.undo(0);
            Check.equal(
                    () -> "a note after an undo",
                    undone.updatesForHost(game.updateCount()).get(0),
                    Trial.lastUpdate(noted));
        }
    }

    private static void refused(AnyGame<?, ?> game, Note note) {
        Check.refused(() -> "note " + note, IllegalArgumentException.class, () -> game.note(note));
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> noted(AnyGame<A, V> game, Note note) {
        String name = "note " + note;
        AnyGame<A, V> after = game.note(note);
        Check.equal(() -> name + ", state", after.state(), game.state());
        Check.equal(() -> name + ", steps", after.steps(), game.steps());
        Check.equal(() -> name + ", updates", after.updateCount(), game.updateCount() + 1);
        AnyUpdate update = Trial.lastUpdate(after);
        Check.that(!update.isUndo() && !update.reveals(), () -> name + ": told as an undo, or as something new");
        Check.equal(() -> name + ", action", update.action(), Optional.empty());
        for (Audience audience : Audience.of(game)) {
            Check.equal(() -> name + ", for " + audience, audience.seen(update), update);
            AnySeatGame<A, V> side = audience.side(game).after(update);
            Check.equal(() -> name + ", view of " + audience, side.view(), audience.view(game.state()));
            Check.equal(() -> name + ", hash of " + audience, side.hash(), audience.hash(after));
        }
        Check.equal(() -> name + ", record played again", after.toRecord().replay(), after);
        return after;
    }
}
