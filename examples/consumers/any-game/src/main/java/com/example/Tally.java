package com.example;

import java.util.EnumMap;
import java.util.Map;

/** Counts what happened, so that nothing is claimed that never took place. */
final class Tally {
    /** What is counted. */
    enum Event {
        GAME,
        ACTION,
        UNDO,
        RECONNECTION,
        SAVED_AND_READ,
        PLAYED_FOR_AN_ABSENT_PLAYER,
        LEFT,
        VERIFIED_BY_A_SEAT
    }

    private final Map<Event, Integer> counts = new EnumMap<>(Event.class);

    synchronized void add(Event event) {
        counts.merge(event, 1, Integer::sum);
    }

    synchronized void check(int games) {
        for (Event event : Event.values()) {
            if (counts.getOrDefault(event, 0) == 0 && games >= 100) {
                throw new IllegalStateException("never happened: " + event);
            }
        }
    }

    @Override
    public synchronized String toString() {
        return counts.toString();
    }
}
