package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Actions and outcomes by their notation, with the stand-in edition; and steps whoever decides, player or chance. */
final class Play {
    private Play() {}

    /** The state after an action, or after an outcome where chance is asked. */
    static GameState next(GameState state, Action action) {
        return state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
    }

    /** The same with a listener. */
    static GameState next(GameState state, Action action, Consumer<Event> listener) {
        return state.asksChance() ? state.applyOutcome(action, listener) : state.applyAction(action, listener);
    }

    /** The game after an action, or after an outcome where chance is asked. */
    static Game next(Game game, Action action) {
        return game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
    }

    /** All that can come next, in canonical order: legal actions, or outcomes where chance is asked. */
    static List<Action> possible(GameState state) {
        List<Action> possible = new ArrayList<>(state.legalActions());
        state.chances().forEach(chance -> possible.add(chance.outcome()));
        return possible;
    }

    /** The state after some actions and outcomes. */
    static GameState play(GameState state, String... actions) {
        GameState after = state;
        for (String action : actions) {
            after = next(after, action(action));
        }
        return after;
    }

    /** What happens by an action or outcome. */
    static List<String> events(GameState state, String action) {
        List<String> events = new ArrayList<>();
        next(state, action(action), event -> events.add(event.notation()));
        return events;
    }

    /** The rule that an action breaks, or an outcome where chance is asked; empty if it can come. */
    static Optional<Rule> broken(GameState state, String action) {
        return state.checkAny(action(action)).map(Violation::rule);
    }

    /** The notations of all that can come next. */
    static List<String> legal(GameState state) {
        return possible(state).stream().map(Action::notation).toList();
    }

    private static Action action(String notation) {
        return Action.parse(notation, Edition.standIn());
    }
}
