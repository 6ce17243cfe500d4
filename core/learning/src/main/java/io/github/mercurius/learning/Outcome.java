package io.github.mercurius.learning;

import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a game brought one player: a choice of returns to learn from.
 *
 * @param money the guilders at the end
 * @param place 1 for the richest; those with the same money share a place (END-3)
 * @param winShare 1 for the only winner, a half for each of two, 0 for all others
 */
public record Outcome(int money, int place, double winShare) {
    /**
     * The outcomes of a game by seat.
     *
     * @throws IllegalStateException if it is not over
     */
    static List<Outcome> of(Table table) {
        if (!table.isOver()) {
            throw new IllegalStateException("the game goes on, outcomes are there when it is over (END-1)");
        }
        int players = table.setup().players();
        int[] money = new int[players];
        for (int seat = 0; seat < players; seat++) {
            money[seat] = table.wealth(seat);
        }
        List<Outcome> outcomes = new ArrayList<>(players);
        for (int own : money) {
            outcomes.add(of(own, money));
        }
        return Collections.unmodifiableList(outcomes);
    }

    private static Outcome of(int own, int[] money) {
        int richer = 0;
        int equal = 0;
        for (int other : money) {
            richer += other > own ? 1 : 0;
            equal += other == own ? 1 : 0;
        }
        return new Outcome(own, richer + 1, richer == 0 ? 1.0 / equal : 0);
    }
}
