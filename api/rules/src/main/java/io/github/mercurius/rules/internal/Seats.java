package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.NameException;
import io.github.mercurius.rules.NameProblem;

/** The seats of a game, numbered from 0, and the names of their players. */
public final class Seats {
    private Seats() {}

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

    /**
     * Refuses a set-up without as many players, names or start seat as a game has.
     *
     * @param players how many can play, as a message says it
     */
    public static void check(AnySetup setup, int fewest, int most, String players, AnyRule startSeat) {
        int number = setup.players();
        int names = setup.names().size();
        int start = setup.startSeat();
        Arguments.accept(number >= fewest && number <= most, "players", number, players);
        if (names != 0 && names != number) {
            throw Arguments.refused("names", names, "none, or " + number);
        }
        if (start < 0 || start >= number) {
            throw Arguments.refused("start seat", start, "0 to " + (number - 1) + " (" + startSeat.id() + ")");
        }
        NameProblem.of(setup.names()).ifPresent(problem -> {
            throw new NameException(problem);
        });
    }
}
