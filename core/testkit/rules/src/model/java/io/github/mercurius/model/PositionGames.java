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

/** The games that lead to the examples of a page: a line for each, with the state at the start and all that followed. */
public final class PositionGames {
    private static final Path FILE = Path.of("src/test/resources/position-games.txt");

    private PositionGames() {}

    /** What the games lead to, as it is seen by those who see the examples. */
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
            String example = examples.get(reached.size());
            boolean own = rules.view(example).viewer().isPresent();
            V seen = own
                    ? state.viewFor(rules.view(example).viewer().getAsInt())
                    : state.viewForSpectator();
            reached.add(seen.toText());
        }
        return reached;
    }
}
