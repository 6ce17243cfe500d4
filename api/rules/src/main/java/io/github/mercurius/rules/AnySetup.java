package io.github.mercurius.rules;

import java.util.List;
import java.util.Locale;

/** What is agreed before a game, and known to everybody: how many play, who they are, who starts. */
public interface AnySetup {
    /** How many play; their seats are numbered from 0, clockwise. */
    int players();

    /** The names in the order of the seats, or no names. */
    List<String> names();

    /** Who takes the first turn. */
    int startSeat();

    /** The seats, from 0. */
    List<Integer> seats();

    /**
     * The name of the player on a seat, or "seat 2" if the players have no names.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    default String name(int seat) {
        return name(seat, Locale.ENGLISH);
    }

    /**
     * The name of the player on a seat, or what a language calls that seat if the players have no names.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    String name(int seat, Locale locale);
}
