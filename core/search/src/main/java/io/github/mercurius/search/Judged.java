package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.util.List;

/**
 * A decision, which is a turn or an action of it, and how it compares with the best plan that a search found.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param turn which of the game's, from 1
 * @param seat whose decision it was
 * @param view what that player knew
 * @param played what the player did
 * @param better the better of the two plans: what was played, if the search found nothing better
 */
public record Judged<A extends AnyAction, V extends AnyView<A>>(
        int turn, int seat, V view, RankedPlan<A> played, RankedPlan<A> better) {
    /** A turn by the advice on both plans, the better first; or on one if they are the same. */
    static <A extends AnyAction, V extends AnyView<A>> Judged<A, V> of(
            int turn, int seat, V view, List<A> played, List<RankedPlan<A>> compared) {
        RankedPlan<A> found = compared.stream()
                .filter(advice -> advice.actions().equals(played))
                .findFirst()
                .get();
        return new Judged<>(turn, seat, view, found, compared.get(0));
    }

    /** How much the turn cost of the chance to win. */
    public Estimate loss() {
        return played.loss();
    }

    /** Whether it cost more than chance in the playouts explains. */
    public boolean isCostly() {
        return loss().low() > 0;
    }
}
