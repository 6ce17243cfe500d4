package io.github.mercurius.examples.bench;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** Whole games of random players; outcomes of chance count as actions. */
final class RandomGames {
    private static final int GAMES = 1000;
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna", "Jan", "Ewa");

    private RandomGames() {}

    /** How many actions a game has on average. */
    static <A extends AnyAction, V extends AnyView<A>> double actions(Rules<A, V> rules, int players) {
        IntUnaryOperator random = new SplittableRandom(1602)::nextInt;
        AnySetup setup = rules.setup(NAMES.subList(0, players));
        long actions = 0;
        for (int game = 0; game < GAMES; game++) {
            AnyState<A, V> state = rules.start(setup, random).state();
            while (!state.isOver()) {
                state = state.asksChance()
                        ? state.applyOutcome(state.drawOutcome(random))
                        : state.applyAction(state.legalActions().sample(random));
                actions++;
            }
        }
        return (double) actions / GAMES;
    }
}
