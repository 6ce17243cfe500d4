package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;

/** Takes a state and its views through the text of a position. */
final class PositionPassage {
    private PositionPassage() {}

    /** The game with the state that is read from the text of its state; a mismatch if it or a view is another one. */
    static <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> through(VectorGame<A, V> game) {
        Rules<A, V> rules = game.kit().rules();
        AnyState<A, V> state = game.now();
        String text = state.toText();
        AnyState<A, V> read = Fields.accept("position", text, () -> rules.state(text));
        compare("position", state, read);
        compare("position", text, read.toText());
        for (int seat : state.table().setup().seats()) {
            compare("position seen by seat " + seat, state.viewFor(seat), rules);
        }
        compare("position seen by a spectator", state.viewForSpectator(), rules);
        return game.with(read);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void compare(String path, V view, Rules<A, V> rules) {
        String text = view.toText();
        V read = Fields.accept(path, text, () -> rules.view(text));
        compare(path, view, read);
        compare(path, text, read.toText());
    }

    private static void compare(String path, Object written, Object read) {
        if (!written.equals(read)) {
            throw new Mismatch(path, "what is written as " + written, "reads " + read);
        }
    }
}
