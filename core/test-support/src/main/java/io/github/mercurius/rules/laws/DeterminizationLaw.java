package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

/** See {@link Law#DETERMINIZATION}. */
final class DeterminizationLaw {
    private static final int DRAWN = 8;
    private static final int MOST_DRAWN = 60;
    private static final int MOST_PLAYED = 40;

    private DeterminizationLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        for (int move = 0; move <= trial.moves(); move++) {
            AnyState<A, V> state = trial.games().get(move).state();
            for (Audience audience : Audience.of(trial.last())) {
                drawn(trial, audience, state, trial.random(move));
            }
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> void drawn(
            Trial<A, V> trial, Audience audience, AnyState<A, V> state, SplittableRandom random) {
        V view = audience.view(state);
        Set<AnyState<A, V>> different = new HashSet<>();
        for (int i = 0; i < DRAWN; i++) {
            long seed = random.nextLong();
            AnyState<A, V> drawn = trial.determinized(view, seed);
            Check.equal(() -> "state drawn for " + audience + ", view", audience.view(drawn), view);
            Check.equal(() -> "state drawn for " + audience + " again", trial.determinized(view, seed), drawn);
            different.add(drawn);
        }
        // two states that are equally likely are the same eight times in one of 128 cases
        for (int more = 0; more < MOST_DRAWN && different.size() == 1 && !different.contains(state); more++) {
            different.add(trial.determinized(view, random.nextLong()));
        }
        AnyState<A, V> first = different.iterator().next();
        Check.that(
                different.size() > 1 || first.equals(state),
                () -> "states drawn for " + audience + ": always " + first.toText() + ", which is not the real one");
        play(trial, first, random);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void play(
            Trial<A, V> trial, AnyState<A, V> first, SplittableRandom random) {
        AnyGame<A, V> game = trial.rules().from(first);
        for (int played = 0; played < MOST_PLAYED && !game.state().isOver(); played++) {
            AnyState<A, V> state = game.state();
            game = Script.act(
                    game,
                    state.asksChance()
                            ? state.drawOutcome(random::nextInt)
                            : state.legalActions().sample(random::nextInt));
        }
    }
}
