package io.github.mercurius.examples.replay;

import io.github.mercurius.examples.games.bots.Analysts;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Judges the turns of a game, or its single actions: searches for a better plan for each, and compares the two.
 *
 * <p>What looks worst among many owes part of that to bad luck in the playouts. So the worst ones are compared once
 * more, in other and more playouts, and only what these say is told of them.
 */
final class Judge<A extends AnyAction, V extends AnyView<A>> {
    /** How many times as many playouts there are for what is judged again. */
    static final int MORE_PLAYOUTS = 4;

    private static final int JUDGED_AGAIN = 8;

    private final Analysts<A, V> analysts;
    private final List<Judged<A, V>> judged;
    private final List<Judged<A, V>> costliest;

    Judge(Analysts<A, V> analysts, AnyGame<A, V> game, Viewpoint viewpoint, int playouts) {
        this.analysts = analysts;
        List<Decision<A, V>> decisions = decisions(game, viewpoint);
        Comparator<Judged<A, V>> worstFirst = Comparator.comparingDouble(
                        (Judged<A, V> one) -> one.loss().value())
                .reversed();
        judged = decisions.parallelStream().map(one -> judge(one, playouts)).toList();
        List<Judged<A, V>> worst =
                judged.stream().sorted(worstFirst).limit(JUDGED_AGAIN).toList();
        List<Judged<A, V>> costly = worst.parallelStream()
                .map(one -> judgeAgain(decisions.get(judged.indexOf(one)), one, MORE_PLAYOUTS * playouts))
                .filter(Judged::isCostly)
                .sorted(worstFirst)
                .toList();
        // two actions of one turn often make the same mistake
        Set<Integer> turns = new HashSet<>();
        costliest = costly.stream().filter(one -> turns.add(one.turn())).toList();
    }

    /** The turns or actions in order. */
    List<Judged<A, V>> judged() {
        return judged;
    }

    /** Those that cost most, the worst first; of a turn the worst alone. */
    List<Judged<A, V>> costliest() {
        return costliest;
    }

    /** What is judged: of the players whose knowledge counts. */
    private List<Decision<A, V>> decisions(AnyGame<A, V> game, Viewpoint viewpoint) {
        List<Decision<A, V>> decisions = new ArrayList<>();
        AnyState<A, V> before = game.firstState();
        for (List<AnyStep<A, V>> plan : analysts.turns() ? Turns.of(game) : Turns.steps(game)) {
            AnyState<A, V> after = plan.get(plan.size() - 1).after();
            int seat = before.decider().orElse(-1);
            boolean whole =
                    !analysts.turns() || after.table().turn() > before.table().turn();
            if (whole && viewpoint.judges(seat) && before.legalActions().size() > 1) {
                List<A> played = plan.stream().map(AnyStep::action).toList();
                decisions.add(new Decision<>(before.table().turn() + 1, seat, viewpoint.lookOfDecider(before), played));
            }
            before = after;
        }
        return decisions;
    }

    /**
     * What is to be judged.
     *
     * @param view what the player knew before it
     */
    private record Decision<A extends AnyAction, V extends AnyView<A>>(int turn, int seat, V view, List<A> played) {}

    private Judged<A, V> judge(Decision<A, V> one, int playouts) {
        return Judged.of(
                one.turn,
                one.seat,
                one.view,
                one.played,
                analysts.maker().make(playouts, one.turn).judge(one.view, one.played));
    }

    private Judged<A, V> judgeAgain(Decision<A, V> one, Judged<A, V> first, int playouts) {
        List<List<A>> plans = List.of(first.better().actions(), one.played);
        return Judged.of(
                one.turn,
                one.seat,
                one.view,
                one.played,
                analysts.maker().make(playouts, -one.turn).compare(one.view, plans));
    }
}
