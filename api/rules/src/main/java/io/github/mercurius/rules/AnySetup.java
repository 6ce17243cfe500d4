package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What is agreed before a game, and known to everybody: how many play, who they are, who starts. */
public interface AnySetup {
    /** The longest name that a player can have, in characters (code points). */
    int LONGEST_NAME = 64;

    /** How many play; their seats are numbered from 0, clockwise. */
    int players();

    /**
     * The names in the order of the seats, or no names.
     *
     * <p>A name can be shown in any line of text. It has 1 to {@value #LONGEST_NAME} characters (code points), at least
     * one of which can be seen by itself, and no space at either end. It has no control and no formatting characters:
     * line ends, zero-width characters, marks that change the direction of writing. None is invisible, for private use,
     * or not yet assigned in this version of Java. The exceptions are what keyboards write: the presentation of an
     * emoji, and the joiner and non-joiner between emoji, or between letters of scripts without upper and lower case.
     *
     * <p>No two names are equal once upper and lower case, ligatures, full width, accents written in one or two
     * characters, the kinds of dashes, of apostrophes and of spaces, the number of spaces, and what is invisible make
     * no difference. Letters of different scripts are not compared: the Latin and the Cyrillic A are different letters.
     * {@link NameProblem#of} asks first.
     */
    List<String> names();

    /** Who takes the first turn. */
    int startSeat();

    /** The seats, from 0. */
    default List<Integer> seats() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < players(); seat++) {
            seats.add(seat);
        }
        return Collections.unmodifiableList(seats);
    }

    /**
     * The name of the player on a seat, or "seat 2" if the players have no names.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    default String name(int seat) {
        return name(seat, Locale.ENGLISH);
    }

    /**
     * The name of the player on a seat, or what a language calls that seat if the players have no names; English for
     * languages not in {@link Languages}.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    default String name(int seat, Locale locale) {
        Objects.requireNonNull(locale, "locale: null, expected a value");
        Arguments.that(seat >= 0 && seat < players(), "seat", seat, "0 to " + (players() - 1));
        return names().isEmpty() ? BySeat.SETUP.name(seat, locale) : names().get(seat);
    }
}
