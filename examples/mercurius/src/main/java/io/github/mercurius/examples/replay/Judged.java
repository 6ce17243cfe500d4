package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Action;
import io.github.mercurius.bots.Estimate;
import io.github.mercurius.bots.RankedPlan;
import java.util.List;

/**
 * A turn, and how it compares with the best plan that a search found.
 *
 * @param turn which of the game's, from 1
 * @param seat whose it was
 * @param played what the player did
 * @param better the better of the two plans: what was played, if the search found nothing better
 */
record Judged(int turn, int seat, RankedPlan played, RankedPlan better) {
    /** A turn by the advice on both plans, the better first; or on one if they are the same. */
    static Judged of(int turn, int seat, List<Action> played, List<RankedPlan> compared) {
        RankedPlan found = compared.stream()
                .filter(advice -> advice.actions().equals(played))
                .findFirst()
                .orElseThrow();
        return new Judged(turn, seat, found, compared.get(0));
    }

    /** How much the turn cost of the chance to win. */
    Estimate loss() {
        return played.loss();
    }

    /** Whether it cost more than chance in the playouts explains. */
    boolean isCostly() {
        return loss().low() > 0;
    }
}
