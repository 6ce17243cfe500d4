package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;

/** One entry of a log, done in a game. */
final class Move {
    private Move() {}

    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> in(AnyGame<A, V> game, LogEntry<A> entry) {
        if (entry instanceof LogEntry.Undone<A> undone) {
            return game.undo(game.actions().size() - undone.steps());
        }
        if (entry instanceof LogEntry.Noted<A> noted) {
            return game.note(noted.note());
        }
        return act(game, ((LogEntry.Acted<A>) entry).action());
    }

    /** An action, or an outcome if chance decides. */
    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> act(AnyGame<A, V> game, A action) {
        return game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
    }
}
