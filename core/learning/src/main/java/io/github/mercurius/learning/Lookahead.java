package io.github.mercurius.learning;

import io.github.mercurius.api.Table;

/**
 * Reads ahead what a step is about to read of some games.
 *
 * <p>The games of a large batch do not fit into the caches of a core, and a step finds what it needs by following one
 * reference after the other. In short loops over several games the processor waits for the memory of all of them at
 * once, not for one after the other.
 */
final class Lookahead {
    /** How many games are read ahead. */
    static final int GAMES = 32;

    private Lookahead() {}

    static void read(Environment[] environments, int[] moves, int from, int to) {
        long sum = 0;
        for (int game = from; game < to; game++) {
            sum += environments[game].state().table().turn();
        }
        for (int game = from; game < to; game++) {
            sum += environments[game].lookAhead();
        }
        for (int game = from; game < to; game++) {
            // What others have is observed when the turn passes on, not after a trade.
            if (moves[game] >= Moves.DIVIDEND) {
                sum += cash(environments[game].state().table());
            }
        }
        for (int game = from; game < to; game++) {
            if (moves[game] >= Moves.DIVIDEND) {
                sum += boards(environments[game].state().table());
            }
        }
        if (sum < 0) { // asked for, or the compiler would leave out the reading
            throw new IllegalStateException("the sum of what no rule makes negative: " + sum + ", expected 0 or more");
        }
    }

    private static long cash(Table table) {
        long sum = 0;
        int active = table.activeSeat();
        for (int seat = table.setup().players() - 1; seat >= 0; seat--) {
            sum += seat == active ? 0 : table.player(seat).cash();
        }
        return sum;
    }

    private static long boards(Table table) {
        long sum = 0;
        int active = table.activeSeat();
        for (int seat = table.setup().players() - 1; seat >= 0; seat--) {
            sum += seat == active ? 0 : table.player(seat).board().hashCode();
        }
        return sum;
    }
}
