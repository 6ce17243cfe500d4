package io.github.mercurius.examples.conformance;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Views;
import io.github.mercurius.json.MercuriusJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Takes states and their views through the text of a position, and notes how long the texts are beside the JSON. */
final class PositionPassage implements UnaryOperator<VectorGame> {
    private static final int NAME_WIDTH = 8;

    private final Function<String, GameState> stateReader;
    private final Function<String, PlayerView> viewReader;
    private final Sizes states = new Sizes();
    private final Sizes views = new Sizes();

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
        this(GameState::parse, Views::parse);
    }

    /** A passage through what is read in these ways. */
    PositionPassage(Function<String, GameState> stateReader, Function<String, PlayerView> viewReader) {
        this.stateReader = stateReader;
        this.viewReader = viewReader;
    }

    /** The state that is read from the text of a state; a mismatch if it or a view is another one. */
    @Override
    public VectorGame apply(VectorGame game) {
        if (game instanceof MercuriusVector mercurius) {
            return mercurius.through(this::passed);
        }
        throw new Mismatch("position", "another game", "reads positions of mercurius only");
    }

    private GameState passed(GameState state) {
        String text = state.toText();
        GameState read = Fields.accept("position", text, () -> stateReader.apply(text));
        compare("position", state, read);
        compare("position", text, read.toText());
        states.add(text, MercuriusJson.STATE.write(state));
        for (int seat : state.table().setup().seats()) {
            compare("position seen by seat " + seat, state.viewFor(seat));
        }
        compare("position seen by a spectator", state.viewForSpectator());
        return read;
    }

    private void compare(String path, PlayerView view) {
        String text = view.toText();
        PlayerView read = Fields.accept(path, text, () -> viewReader.apply(text));
        compare(path, view, read);
        compare(path, text, read.toText());
        views.add(text, MercuriusJson.VIEW.write(view));
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
