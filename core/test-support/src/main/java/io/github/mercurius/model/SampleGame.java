package io.github.mercurius.model;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.util.List;

/** Something of each type that all games have. */
public final class SampleGame {
    private SampleGame() {}

    /** Samples of a game that has just begun, and of its first action. */
    public static <A extends AnyAction, V extends AnyView<A>> List<Object> of(Rules<A, V> rules) {
        AnySetup setup = rules.setup(List.of("Robert", "Magda", "Rafał"));
        AnyGame<A, V> game = rules.start(setup, 0);
        AnyState<A, V> state = game.state();
        A action = state.legalActions().get(0);
        AnyGame<A, V> played = game.applyAction(action);
        AnyUpdate update = played.updatesForHost(0).get(0);
        return List.of(
                setup,
                game,
                game.toRecord(),
                game.seatGame(0),
                state,
                state.table(),
                state.viewFor(0),
                state.legalActions(),
                rules.position(state),
                rules.joint(setup, "0".repeat(64)),
                action,
                played.steps().get(0),
                update,
                update.events().get(0),
                new Note.Left(0, Note.Substitute.BOT));
    }
}
