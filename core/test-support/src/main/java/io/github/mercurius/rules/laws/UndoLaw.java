package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** See {@link Law#UNDO}. */
final class UndoLaw {
    private UndoLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        trial.lookAround((game, move) -> check(game, trial.random(move)));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void check(AnyGame<A, V> game, SplittableRandom random) {
        int actions = game.actions().size();
        if (actions > 0) {
            Set<Integer> places = new TreeSet<>(List.of(0, actions - 1));
            places.add(random.nextInt(actions));
            places.forEach(to -> undone(game, to));
        }
        for (int to : new int[] {-1, actions}) {
            Check.refused(() -> "undo to " + to, IllegalArgumentException.class, () -> game.undo(to));
        }
        for (int to : new int[] {-1, actions + 1}) {
            Check.refused(() -> "undoReveals to " + to, IllegalArgumentException.class, () -> game.undoReveals(to));
        }
        Check.that(!game.undoReveals(actions), () -> "undoing nothing reveals something");
    }

    private static <A extends AnyAction, V extends AnyView<A>> void undone(AnyGame<A, V> game, int to) {
        AnyGame<A, V> back = game.undo(to);
        String name = "undo of " + game.actions().size() + " actions to " + to;
        Check.equal(() -> name + ", state", back.state(), Trial.stateAfter(game, to));
        Check.equal(() -> name + ", steps", back.steps(), game.steps().subList(0, to));
        Check.equal(() -> name + ", actions", back.actions(), game.actions().subList(0, to));
        Check.equal(() -> name + ", updates", back.updateCount(), game.updateCount() + 1);
        Check.equal(
                () -> name + ", updates before",
                List.copyOf(back.updatesForHost(0).subList(0, game.updateCount())),
                List.copyOf(game.updatesForHost(0)));
        AnyUpdate update = Trial.lastUpdate(back);
        Check.that(update.isUndo(), () -> name + ": the update is no undo");
        Check.equal(() -> name + ", action", update.action(), Optional.empty());
        boolean reveals = game.steps().subList(to, game.actions().size()).stream()
                .anyMatch(step -> step.update().reveals());
        Check.equal(() -> name + ", undoReveals", game.undoReveals(to), reveals);
        for (Audience audience : Audience.of(game)) {
            AnySeatGame<A, V> side = audience.side(game).afterAll(audience.updates(back, game.updateCount()));
            Check.equal(() -> name + ", view of " + audience, side.view(), audience.view(back.state()));
            Check.equal(() -> name + ", hash of " + audience, side.hash(), audience.hash(back));
            Check.equal(() -> name + ", views of " + audience, side.views().size(), to + 1);
            Check.equal(() -> name + ", side of " + audience, side, audience.side(back));
        }
        AnyGame<A, V> again = Script.act(back, game.actions().get(to));
        Check.equal(() -> name + ", then the same again", again.state(), Trial.stateAfter(game, to + 1));
    }
}
