package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;

/** An arrow on a quay: the player whose ships it counts (QUAY-1). */
public enum Arrow {
    /** The player who has the quay. */
    DOWN(0),
    /** The next player, clockwise (THG-8). */
    LEFT(1),
    /** The player before (THG-8). */
    RIGHT(-1);

    private final int way;

    Arrow(int way) {
        this.way = way;
    }

    /** The seat that this arrow points to, from a seat at a table with so many players. */
    public int seat(int from, int players) {
        Arguments.that(players > 0, "players", players, "more than 0");
        return Math.floorMod(from + way, players);
    }

    /** The letter that an edition writes for it: {@code D}, {@code L} or {@code R}. */
    public char letter() {
        return name().charAt(0);
    }
}
