package io.github.mercurius.mercado;

import java.util.Arrays;
import java.util.Comparator;

/** The order of the markers on the track, the first one ahead (MOV-4). */
final class Standings {
    private Standings() {}

    /** The order after a player's marker was moved: on top of those on the same space (MOV-2). */
    static int[] moved(int[] before, Player[] players, int seat) {
        int[] standing = before.clone();
        int place = place(standing, seat);
        while (place > 0 && players[standing[place - 1]].position() <= players[seat].position()) {
            standing[place] = standing[place - 1];
            place--;
        }
        standing[place] = seat;
        return standing;
    }

    /** The seats by position (MOV-4); those on equal ones keep their order. */
    static int[] byPosition(int[] seats, Player[] players) {
        return Arrays.stream(seats)
                .boxed()
                .sorted(Comparator.comparing(seat -> -players[seat].position()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The place that a player holds, from 0. */
    static int place(int[] standing, int seat) {
        int place = 0;
        while (standing[place] != seat) {
            place++;
        }
        return place;
    }
}
