package io.github.mercurius.model;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The games that lead to the examples of a page: a line for each, with the state at the start and all that followed. */
public final class PositionGames {
    private static final Path FILE = Path.of("src/test/resources/position-games.txt");

    private PositionGames() {}

    /** What each game leads to, as the viewer of its example sees it. */
    public static <A extends AnyAction, V extends AnyView<A>> List<String> of(Rules<A, V> rules, List<String> examples)
            throws IOException {
        List<String> reached = new ArrayList<>();
        for (String game : Files.readAllLines(FILE)) {
            String[] parts = game.split(" \\|", -1);
            AnyState<A, V> state = rules.state(parts[0]);
            for (String notation : parts[1].isBlank() ? new String[0] : parts[1].trim().split(" ")) {
                A action = rules.action(notation);
                state = state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
            }
            OptionalInt viewer = rules.view(examples.get(reached.size())).viewer();
            V seen = viewer.isPresent() ? state.viewFor(viewer.getAsInt()) : state.viewForSpectator();
            reached.add(seen.toText());
        }
        return reached;
    }
}
