package io.github.mercurius.arena;

import io.github.mercurius.rules.AnySetup;
import java.util.List;

/** Who plays, and who starts. */
record ToySetup(int players, List<String> names, int startSeat) implements AnySetup {
    /** A set-up without names, where seat 0 starts. */
    static ToySetup of(int players) {
        return new ToySetup(players, List.of(), 0);
    }
}
