package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnySetup;
import java.util.List;

/** Who plays, and who starts. */
public record ToySetup(int players, List<String> names, int startSeat) implements AnySetup {
    /** Refuses what is no set-up of two to four players. */
    public ToySetup {
        names = List.copyOf(names);
        check(players >= 2 && players <= 4, "players: " + players + ", expected 2 to 4");
        check(names.isEmpty() || names.size() == players, "names: " + names.size() + ", expected " + players);
        names.forEach(name -> check(name.matches("[A-Za-z0-9 ]{1,20}"), "name: expected 1 to 20 letters or digits"));
        check(startSeat >= 0 && startSeat < players, "startSeat: " + startSeat + ", expected a seat");
    }

    private static void check(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    /** A set-up without names, where seat 0 starts. */
    public static ToySetup of(int players) {
        return new ToySetup(players, List.of(), 0);
    }

    int checked(int seat) {
        check(seat >= 0 && seat < players, "seat: " + seat + ", expected 0 to " + (players - 1));
        return seat;
    }
}
