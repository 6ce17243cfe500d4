package io.github.mercurius.mercado;

import org.jspecify.annotations.Nullable;

/** The spaces of the track where the markers can have landed: sums of what tiles and tokens have moved them. */
final class Landings {
    /** A marker that is as far can have landed anywhere. */
    private static final int MOST = 200;

    private final Table table;
    private final Track track;
    /** Whether moves can have brought a marker so far. */
    private final boolean[] reached;

    Landings(Table table) {
        this.table = table;
        track = table.setup.track();
        int most = 0;
        for (Player player : table.players) {
            most = Math.max(most, player.position());
        }
        reached = new boolean[Math.min(most, MOST) + 1];
        reached[0] = true;
    }

    /** Adds the points of a tile that can have been sold so many times. */
    void add(Points points, int times) {
        boolean rank = points.type() == Points.Type.RANK;
        add(rank ? 1 : points.number(), rank ? table.players.length : points.number(), times);
    }

    /** Adds moves between a fewest and a most number of spaces. */
    void add(int fewest, int most, int times) {
        int enough = most == 0 ? 0 : Math.min(times, MOST);
        for (int i = 0; i < enough; i++) {
            for (int end = reached.length - 1; end > 0; end--) {
                for (int spaces = fewest; spaces <= Math.min(most, end); spaces++) {
                    reached[end] |= reached[end - spaces];
                }
            }
        }
    }

    /** Adds the moves that spaces give, if one of them can have been reached. */
    void addForward() {
        int spaces = 0;
        boolean any = false;
        for (int end = 1; end < Math.min(reached.length, track.length()); end++) {
            boolean forward = symbol(end) == Effect.FORWARD;
            spaces += forward ? 1 : 0;
            any |= forward && reached[end];
        }
        add(Transition.FORWARD, Transition.FORWARD, any ? spaces : 0);
    }

    private @Nullable Effect symbol(int position) {
        return track.symbol((table.setup.disc() + position) % track.length()).orElse(null);
    }

    /** Counts how often each effect can have come from a space (MOV-3). */
    void count(int[] effects) {
        for (Player player : table.players) {
            int position = player.position();
            for (int moved = 1; moved <= Math.min(position, track.length() - 1); moved++) {
                Effect symbol = symbol(moved);
                // END-2: the last move of a game that is over is of another kind
                if (symbol != null && canBeMoved(moved) && (table.isOver() || canBeMoved(position - moved))) {
                    effects[symbol.ordinal()]++;
                }
            }
        }
    }

    /**
     * Counts how often each effect has surely come from the space where a marker is: who moved by tokens may choose.
     */
    void countSure(int[] effects) {
        for (Player player : table.players) {
            Effect symbol = sureSymbol(player);
            if (symbol != null) {
                effects[symbol.ordinal()]++;
            }
        }
    }

    /** The symbol of the space where a marker is, if no other can have been there, and no token moved it. */
    @Nullable
    Effect sureSymbol(Player player) {
        int position = player.position();
        if (table.isOver() || !table.tokensGone.isEmpty() || position == 0 || position >= track.length()) {
            return null;
        }
        for (Player other : table.players) {
            int beyond = other.position() - position;
            boolean there = beyond >= 0 && canBeMoved(beyond);
            if (other.seat() != player.seat() && (there || other.position() >= track.length())) {
                return null;
            }
        }
        return symbol(position);
    }

    /** Whether moves can have been of so many spaces in all. */
    boolean canBeMoved(int spaces) {
        return spaces >= reached.length || reached[spaces];
    }
}
