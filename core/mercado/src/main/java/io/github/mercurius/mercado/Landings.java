package io.github.mercurius.mercado;

import java.math.BigInteger;

/** The spaces of the track where the markers can have landed: sums of what tiles and tokens have moved them. */
final class Landings {
    /** A marker that is as far can have landed anywhere. */
    private static final int MOST = 200;

    private final Table table;
    private final Track track;
    /** How many spaces are counted, the disc among them. */
    private final int length;
    /** A bit for each space: whether moves can have brought a marker so far. */
    private BigInteger reached = BigInteger.ONE;

    Landings(Table table) {
        this.table = table;
        track = table.setup.track();
        int most = 0;
        for (Player player : table.players) {
            most = Math.max(most, player.position());
        }
        length = Math.min(most, MOST) + 1;
    }

    /** Adds so many moves, each between a fewest and a most number of spaces. */
    void add(int fewest, int most, int times) {
        BigInteger counted = BigInteger.ONE.shiftLeft(length).subtract(BigInteger.ONE);
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < times && !reached.equals(before); i++) {
            before = reached;
            for (int spaces = fewest; spaces <= Math.min(most, length - 1); spaces++) {
                reached = reached.or(before.shiftLeft(spaces)).and(counted);
            }
        }
    }

    /** Adds the moves that spaces give: each of them once, if the other moves can have led to one of them. */
    void addForward() {
        int spaces = 0;
        boolean any = false;
        for (int end = 1; end < Math.min(length, track.length()); end++) {
            boolean forward = isAt(end, Effect.FORWARD);
            spaces += forward ? 1 : 0;
            any |= forward && reached.testBit(end);
        }
        add(Transition.FORWARD, Transition.FORWARD, any ? spaces : 0);
    }

    private boolean isAt(int position, Effect effect) {
        return track.symbol((table.setup.disc() + position) % track.length())
                .filter(effect::equals)
                .isPresent();
    }

    /** How often an effect can have come from a space (MOV-3), from which the marker has moved on by other moves. */
    int count(Effect effect) {
        int times = 0;
        for (Player player : table.players) {
            int position = player.position();
            for (int moved = 1; moved <= Math.min(position, track.length() - 1); moved++) {
                // END-2: the last move of a game that is over is of another kind
                boolean landed = canBeMoved(moved) && (table.isOver() || canBeMoved(position - moved));
                times += landed && isAt(moved, effect) ? 1 : 0;
            }
        }
        return times;
    }

    /** Whether moves can have been of so many spaces in all. */
    boolean canBeMoved(int spaces) {
        return spaces >= length || reached.testBit(spaces);
    }
}
