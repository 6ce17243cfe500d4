package io.github.mercurius.mercado;

/** The order of the markers on the track, the first one ahead (MOV-4). */
final class Standings {
    private Standings() {}

    /** Puts a player's marker where it is after a move: on top of those on the same space (MOV-2). */
    static void move(int[] standing, Player[] players, int seat) {
        int place = place(standing, seat);
        while (place > 0 && players[standing[place - 1]].position() <= players[seat].position()) {
            standing[place] = standing[place - 1];
            place--;
        }
        standing[place] = seat;
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
