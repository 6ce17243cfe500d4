package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Mismatch;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** Takes states and their views through the text of a position, and notes how long the texts are beside the JSON. */
final class PositionPassage implements UnaryOperator<VectorGame<?, ?>> {
    private static final int NAME_WIDTH = 8;

    private final Reader<AnyState<?, ?>> stateReader;
    private final Reader<AnyView<?>> viewReader;
    private final Sizes states = new Sizes();
    private final Sizes views = new Sizes();

    /** How the text of a state or a view is read. */
    interface Reader<T> {
        T read(Rules<?, ?> rules, String text);
    }

    /** How long texts are: in characters. */
    private static final class Sizes {
        private final List<Integer> text = new ArrayList<>();
        private final List<Integer> json = new ArrayList<>();

        void add(String asText, String asJson) {
            text.add(asText.length());
            json.add(asJson.length());
        }

        String summary(String what) {
            return String.format(
                    "%-" + NAME_WIDTH + "s text: median %d, most %d characters; JSON: median %d, most %d",
                    what,
                    median(text),
                    Collections.max(text),
                    median(json),
                    Collections.max(json));
        }

        private static int median(List<Integer> sizes) {
            Collections.sort(sizes);
            return sizes.get(sizes.size() / 2);
        }
    }

    PositionPassage() {
        this(Rules::state, Rules::view);
    }

    /** A passage through what is read in these ways. */
    PositionPassage(Reader<AnyState<?, ?>> stateReader, Reader<AnyView<?>> viewReader) {
        this.stateReader = stateReader;
        this.viewReader = viewReader;
    }

    /** The state that is read from the text of a state; a mismatch if it or a view is another one. */
    @Override
    public VectorGame<?, ?> apply(VectorGame<?, ?> game) {
        return passed(game);
    }

    private <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> passed(VectorGame<A, V> game) {
        AnyState<A, V> state = game.now();
        String text = state.toText();
        @SuppressWarnings("unchecked") // it is compared before it is used
        AnyState<A, V> read = (AnyState<A, V>) Fields.accept(
                "position", text, () -> stateReader.read(game.kit().rules(), text));
        compare("position", state, read);
        compare("position", text, read.toText());
        states.add(text, game.kit().formats().state().write(state));
        for (int seat : state.table().setup().seats()) {
            compare("position seen by seat " + seat, state.viewFor(seat), game.kit());
        }
        compare("position seen by a spectator", state.viewForSpectator(), game.kit());
        return game.with(read);
    }

    private <A extends AnyAction, V extends AnyView<A>> void compare(String path, V view, GameKit<A, V> kit) {
        String text = view.toText();
        AnyView<?> read = Fields.accept(path, text, () -> viewReader.read(kit.rules(), text));
        compare(path, view, read);
        compare(path, text, read.toText());
        views.add(text, kit.formats().view().write(view));
    }

    private static void compare(String path, Object written, Object read) {
        if (!written.equals(read)) {
            throw new Mismatch(path, "what is written as " + written, "reads " + read);
        }
    }

    /** The sizes, a line for states and one for views; none if there was no state. */
    List<String> sizes() {
        return states.text.isEmpty() ? List.of() : List.of(states.summary("states"), views.summary("views"));
    }
}
