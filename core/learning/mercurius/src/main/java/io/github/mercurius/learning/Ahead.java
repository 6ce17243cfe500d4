package io.github.mercurius.learning;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;

/**
 * Reads ahead what a step of a game is about to read: what hands, boards and piles refer to is far away in the memory
 * of a large batch.
 */
final class Ahead {
    private Ahead() {}

    static long first(GameState state, PileMemory pile) {
        Table table = state.table();
        int seat = table.activeSeat();
        int next = seat + 1 < table.setup().players() ? seat + 1 : 0;
        return (long) table.space(Asset.AMS)
                + state.hand(seat).size()
                + state.hand(next).size()
                + table.discardPile().size()
                + pile.lookAhead();
    }

    static long cash(Table table) {
        long sum = 0;
        int active = table.activeSeat();
        for (int seat = table.setup().players() - 1; seat >= 0; seat--) {
            sum += seat == active ? 0 : table.player(seat).cash();
        }
        return sum;
    }

    /** No number below 0: of a hash the upper half. */
    static long boards(Table table) {
        long sum = 0;
        int active = table.activeSeat();
        for (int seat = table.setup().players() - 1; seat >= 0; seat--) {
            sum += seat == active ? 0 : table.player(seat).board().hashCode() >>> 1;
        }
        return sum;
    }
}
