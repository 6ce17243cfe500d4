package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;

/** See {@link Law#IMMUTABILITY}. */
final class ImmutabilityLaw {
    private ImmutabilityLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        List<AnyGame<A, V>> games = new ArrayList<>();
        List<List<Object>> before = new ArrayList<>();
        AnyGame<A, V> game = trial.script().first(trial.rules());
        for (int move = 0; move <= trial.moves(); move++) {
            games.add(game);
            before.add(picture(game));
            use(trial, game, move);
            Check.equal(() -> "a game after it was used", picture(games.get(games.size() - 1)), before.get(move));
            if (move < trial.moves()) {
                LogEntry<A> entry = trial.script().log().get(move);
                game = Script.after(game, entry);
            }
        }
        for (int move = 0; move <= trial.moves(); move++) {
            int number = move;
            Check.equal(() -> "the game of move " + number, picture(games.get(move)), before.get(move));
        }
    }

    /** Does what can be done, on the state and on its views. */
    private static <A extends AnyAction, V extends AnyView<A>> void use(
            Trial<A, V> trial, AnyGame<A, V> game, int move) {
        AnyState<A, V> state = game.state();
        for (A action : Trial.some(state.legalActions(), 10, trial.random(move))) {
            state.applyAction(action);
            game.applyAction(action);
        }
        state.chances().forEach(chance -> state.applyOutcome(chance.outcome()));
        for (Audience audience : Audience.of(game)) {
            audience.view(state).determinize(trial.random(move)::nextInt);
        }
        if (!game.actions().isEmpty()) {
            game.undo(0);
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> List<Object> picture(AnyGame<A, V> game) {
        List<Object> picture = new ArrayList<>();
        picture.add(game.state().toText());
        picture.add(game.state().hashCode());
        Audience.of(game)
                .forEach(audience -> picture.add(audience.view(game.state()).toText()));
        game.updatesForHost(0).stream().map(AnyUpdate::notation).forEach(picture::add);
        picture.add(game.hashForSpectator());
        picture.add(game.actions().stream().map(AnyAction::notation).toList());
        return picture;
    }
}
