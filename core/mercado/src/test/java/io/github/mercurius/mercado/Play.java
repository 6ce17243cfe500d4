package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Actions and outcomes by their notation, with the stand-in edition. */
final class Play {
    private Play() {}

    /** The state after some actions and outcomes. */
    static GameState play(GameState state, String... actions) {
        GameState after = state;
        for (String action : actions) {
            after = after.applyAction(action(action));
        }
        return after;
    }

    /** What happens by an action or outcome. */
    static List<String> events(GameState state, String action) {
        List<String> events = new ArrayList<>();
        state.applyAction(action(action), event -> events.add(event.notation()));
        return events;
    }

    /** The rule that an action or outcome breaks; empty if it is legal. */
    static Optional<Rule> broken(GameState state, String action) {
        return state.check(action(action)).map(Violation::rule);
    }

    /** The notations of all that is legal. */
    static List<String> legal(GameState state) {
        return state.legalActions().stream().map(Action::notation).toList();
    }

    private static Action action(String notation) {
        return Action.parse(notation, Edition.standIn());
    }
}
