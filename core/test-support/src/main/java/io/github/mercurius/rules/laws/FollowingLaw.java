package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** See {@link Law#FOLLOWING}. */
final class FollowingLaw {
    private FollowingLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        for (int move = 0; move < trial.moves(); move++) {
            host(trial, move);
        }
        Audience.of(trial.last()).forEach(audience -> audience(trial, audience));
    }

    /** What the host keeps: an update for each entry, and a step for each action that stands. */
    private static <A extends AnyAction, V extends AnyView<A>> void host(Trial<A, V> trial, int move) {
        AnyGame<A, V> before = trial.games().get(move);
        AnyGame<A, V> after = trial.games().get(move + 1);
        Check.equal(() -> "updates after a move", after.updateCount(), move + 1);
        AnyUpdate update = Trial.lastUpdate(after);
        Check.equal(() -> "number", update.number(), move);
        Check.that(!update.events().isEmpty(), () -> "events: none, expected at least one");
        if (!(trial.script().log().get(move) instanceof LogEntry.Acted<A> acted)) {
            Check.equal(
                    () -> "actor of an undo or a note",
                    update.actor(),
                    after.state().decider());
            Check.equal(
                    () -> "turn of an undo or a note",
                    update.turn(),
                    before.state().table().turn());
            return;
        }
        Check.equal(() -> "actor", update.actor(), before.state().decider());
        Check.equal(() -> "turn", update.turn(), before.state().table().turn());
        Check.that(!update.isUndo(), () -> "an action is told as an undo");
        Check.equal(() -> "action of the update", update.action(), Optional.of(acted.action()));
        Check.equal(() -> "state after the update", before.state().after(update), after.state());
        List<? extends AnyStep<A, V>> steps = after.steps();
        AnyStep<A, V> last = steps.get(steps.size() - 1);
        Check.equal(() -> "steps", steps.size(), before.steps().size() + 1);
        Check.equal(() -> "action of the step", last.action(), acted.action());
        Check.equal(() -> "update of the step", last.update(), update);
        Check.equal(() -> "state of the step", last.after(), after.state());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void audience(Trial<A, V> trial, Audience audience) {
        AnyGame<A, V> first = trial.games().get(0);
        AnySeatGame<A, V> side = trial.rules().seatGame(audience.view(first.state()));
        int join = trial.moves() / 2;
        AnySeatGame<A, V> late = null;
        for (int move = 0; move <= trial.moves(); move++) {
            AnyGame<A, V> game = trial.games().get(move);
            if (move > 0) {
                AnyUpdate update = audience.updates(game, move - 1).get(0);
                Check.equal(() -> "update as seen", audience.seen(Trial.lastUpdate(game)), update);
                Check.equal(() -> "update as seen twice", audience.seen(update), update);
                side = side.after(update);
                late = late == null || isTooFar(trial, move, join) ? null : late.after(update);
                Check.equal(() -> audience + ", hashes", audience.hashes(game, move - 1), List.of(side.hash()));
            }
            V view = audience.view(game.state());
            Check.equal(() -> audience + ", viewer", view.viewer(), audience.seat());
            Check.equal(() -> audience + ", table", view.table(), game.state().table());
            Check.equal(() -> audience + ", view that follows the updates", side.view(), view);
            Check.equal(() -> audience + ", hash", audience.hash(game), side.hash());
            Check.equal(() -> audience + ", next number", side.nextNumber(), move);
            if (late != null) {
                Check.equal(() -> audience + " who joined late, view", late.view(), view);
                Check.equal(() -> audience + " who joined late, hash", late.hash(), side.hash());
            } else if (move == join) {
                late = trial.rules().seatGame(view, move, side.hash());
            }
        }
        Check.equal(() -> audience + ", side of the game", audience.side(trial.last()), side);
        Check.equal(() -> audience + ", all updates", audience.updates(trial.last(), 0), side.updates());
        Check.equal(
                () -> audience + ", views",
                side.views().size(),
                trial.last().steps().size() + 1);
        bounds(trial.last());
    }

    /** Whether an undo goes back to before somebody joined. */
    private static <A extends AnyAction, V extends AnyView<A>> boolean isTooFar(Trial<A, V> trial, int move, int join) {
        int least = trial.games().get(join).actions().size();
        return trial.games().get(move).actions().size() < least;
    }

    private static void bounds(AnyGame<?, ?> game) {
        for (int from : new int[] {-1, game.updateCount() + 1}) {
            Check.refused(() -> "from " + from, IllegalArgumentException.class, () -> game.updatesForHost(from));
            Check.refused(() -> "from " + from, IllegalArgumentException.class, () -> game.updatesFor(0, from));
            Check.refused(() -> "from " + from, IllegalArgumentException.class, () -> game.updatesForSpectator(from));
            Check.refused(() -> "from " + from, IllegalArgumentException.class, () -> game.hashesFor(0, from));
            Check.refused(() -> "from " + from, IllegalArgumentException.class, () -> game.hashesForSpectator(from));
        }
        for (int seat : new int[] {-1, game.setup().players()}) {
            Check.refused(() -> "seat " + seat, IllegalArgumentException.class, () -> game.updatesFor(seat, 0));
            Check.refused(() -> "seat " + seat, IllegalArgumentException.class, () -> game.hashesFor(seat, 0));
            Check.refused(() -> "seat " + seat, IllegalArgumentException.class, () -> game.hashFor(seat));
            Check.refused(() -> "seat " + seat, IllegalArgumentException.class, () -> game.seatGame(seat));
        }
        Check.equal(() -> "spectator", game.spectatorGame().view().viewer(), OptionalInt.empty());
    }
}
