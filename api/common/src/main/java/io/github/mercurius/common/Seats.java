package io.github.mercurius.common;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The seats of a game, numbered from 0, and the names of their players. */
public final class Seats {
    private Seats() {}

    /** All seats of a game, in order. */
    public static List<Integer> all(int players) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(seat);
        }
        return Collections.unmodifiableList(seats);
    }

    /**
     * Refuses a number that is not a seat.
     *
     * @return the seat
     */
    public static int check(int seat, int players) {
        if (seat < 0 || seat >= players) {
            throw Arguments.failure("seat", seat, "0 to " + (players - 1));
        }
        return seat;
    }

    /** A copy of the names by seat, without null in it; {@link PlayerNames} checks them. */
    public static List<String> names(Iterable<String> names) {
        List<String> list = new ArrayList<>();
        for (String name : Arguments.notNull(names, "names")) {
            list.add(Arguments.notNull(name, "name of seat " + list.size()));
        }
        return list;
    }
}
