package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** Plays on for people who left, in any game, so that the others can finish it. */
public final class PlayForWhoIsAbsent {
    private PlayForWhoIsAbsent() {}

    /** The game after all that is not for a present player to decide. */
    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> advance(
            Rules<A, V> rules, AnyGame<A, V> game, Set<Integer> absent, IntUnaryOperator random) {
        AnyGame<A, V> next = game;
        while (!next.state().isOver()) {
            AnyState<A, V> state = next.state();
            if (state.asksChance()) {
                next = next.applyOutcome(state.drawOutcome(random));
            } else if (absent.contains(state.decider().orElseThrow())) {
                int seat = state.decider().getAsInt();
                next = next.applyAction(seat, rules.actionInAbsence(state.viewFor(seat)));
            } else {
                return next;
            }
        }
        return next;
    }

    public static void main(String[] args) {
        IntUnaryOperator random = new SplittableRandom(1602)::nextInt;
        var rules = Mercado.rules();
        var game = rules.start(List.of("Robert", "Magda"), random);

        game = advance(rules, game, Set.of(), random);
        System.out.println("It waits for seat " + game.state().decider().getAsInt());
        game = game.note(new Note(1, "left: the host plays on")).note(new Note(0, "left: the host plays on"));
        game = advance(rules, game, Set.of(0, 1), random);
        System.out.println("It is over: " + game.state().isOver());
    }
}
