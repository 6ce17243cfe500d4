package io.github.mercurius.bots;

/** Counts the playouts and the time that a search takes, against what it may take. */
final class Budget {
    private final Thinking allowed;
    private final long start;
    private int spent;

    Budget(Thinking allowed) {
        this.allowed = allowed;
        start = allowed.clock().getAsLong();
    }

    /** Counts a playout. */
    void spend() {
        spent++;
    }

    /** Whether there is time for so many playouts more before a part of all is spent. */
    boolean allows(int more, double part) {
        return spent + more <= part * allowed.playouts() && spentNanos() < part * allowed.nanoseconds();
    }

    /** Whether the time is up, however many playouts are left. */
    boolean isLate() {
        return spentNanos() >= allowed.nanoseconds();
    }

    private long spentNanos() {
        return allowed.clock().getAsLong() - start;
    }
}
