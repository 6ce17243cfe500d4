package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.List;
import java.util.SplittableRandom;

/** See {@link Law#POSITIONS}. */
final class PositionsLaw {
    private static final int CHANGES = 5;

    private PositionsLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        for (int move = 0; move <= trial.moves(); move++) {
            AnyGame<A, V> game = trial.games().get(move);
            AnyState<A, V> state = game.state();
            String text = state.toText();
            oneLine(text);
            AnyState<A, V> read = trial.rules().state(text);
            Check.equal(() -> "state from its text " + text, read, state);
            Check.equal(() -> "text of the state from " + text, read.toText(), text);
            positions(trial, game);
            for (Audience audience : Audience.of(game)) {
                V view = audience.view(state);
                String ofView = view.toText();
                oneLine(ofView);
                Check.equal(() -> "view from its text " + ofView, trial.rules().view(ofView), view);
                Check.equal(() -> "view of the state from its text", audience.view(read), view);
            }
            broken(trial, state, trial.random(move));
            if (move < trial.moves()) {
                goesOn(trial, game, move);
            }
        }
    }

    /** A position of a state or a view has its text, gives it back, and shows each viewer what the state does. */
    private static <A extends AnyAction, V extends AnyView<A>> void positions(Trial<A, V> trial, AnyGame<A, V> game) {
        AnyState<A, V> state = game.state();
        AnyPosition<A, V> position = trial.rules().position(state);
        Check.equal(() -> "text of the position of a state", position.toText(), state.toText());
        Check.equal(
                () -> "state of the position from its text",
                trial.rules().position(state.toText()).state(),
                state);
        for (int seat : game.setup().seats()) {
            Check.equal(
                    () -> "position seen by seat " + seat, position.seenBy(seat).view(), state.viewFor(seat));
        }
        Check.equal(
                () -> "position seen by a spectator", position.seenBySpectator().view(), state.viewForSpectator());
        for (Audience audience : Audience.of(game)) {
            V view = audience.view(state);
            Check.equal(
                    () -> "text of the position of a view",
                    trial.rules().position(view).toText(),
                    view.toText());
            Check.equal(
                    () -> "view of the position from its text",
                    trial.rules().position(view.toText()).view(),
                    view);
        }
    }

    private static void oneLine(String text) {
        Check.that(
                !text.isBlank() && text.chars().noneMatch(character -> character < ' '),
                () -> "text: " + text + ", expected one line");
    }

    private static <A extends AnyAction, V extends AnyView<A>> void broken(
            Trial<A, V> trial, AnyState<A, V> state, SplittableRandom random) {
        String text = state.toText();
        for (String wrong : List.of("", "x", text + " x", "x " + text)) {
            Check.refused(
                    () -> "state in \"" + wrong + "\"",
                    PositionException.class,
                    () -> trial.rules().state(wrong));
        }
        V view = state.viewFor(0);
        String ofView = view.toText();
        for (String wrong : List.of("", "x", ofView + " x")) {
            Check.refused(
                    () -> "view in \"" + wrong + "\"",
                    PositionException.class,
                    () -> trial.rules().view(wrong));
        }
        for (int i = 0; i < CHANGES; i++) {
            changed(trial, ChangedText.of(text, random));
            changed(trial, ChangedText.of(ofView, random));
        }
    }

    /** A changed text is a position, or is refused with the place of each problem and what was expected there. */
    private static <A extends AnyAction, V extends AnyView<A>> void changed(Trial<A, V> trial, String text) {
        String read;
        try {
            read = trial.rules().position(text).toText();
        } catch (PositionException refused) {
            Check.that(
                    !refused.problems().isEmpty()
                            && refused.problems().stream().allMatch(problem -> isPlaced(problem, text)),
                    () -> "position in \"" + text + "\": " + refused.problems());
            return;
        }
        Check.equal(
                () -> "text of the position in \"" + text + "\"",
                trial.rules().position(read).toText(),
                read);
    }

    private static boolean isPlaced(PositionProblem problem, String text) {
        int place = problem.place().orElse(-1);
        return place >= 0 && place <= text.length() && !problem.expected().isEmpty();
    }

    /** A game from this state goes on in the same way. */
    private static <A extends AnyAction, V extends AnyView<A>> void goesOn(
            Trial<A, V> trial, AnyGame<A, V> game, int move) {
        AnyGame<A, V> from = trial.rules().from(game.state());
        Check.equal(() -> "game from a state, first state", from.firstState(), game.state());
        Check.equal(() -> "game from a state, updates", from.updateCount(), 0);
        if (trial.script().log().get(move) instanceof LogEntry.Acted<A> acted) {
            AnyGame<A, V> next = Script.act(from, acted.action());
            Check.equal(
                    () -> "game from a state, after " + acted.notation(),
                    next.state(),
                    trial.games().get(move + 1).state());
            Check.equal(() -> "game from a state, record", next.toRecord().replay(), next);
            for (Audience audience : Audience.of(game)) {
                Check.equal(
                        () -> "game from a state, " + audience,
                        trial.rules().seatGame(audience.view(game.state())).afterAll(audience.updates(next, 0)),
                        audience.side(next));
            }
        }
    }
}
