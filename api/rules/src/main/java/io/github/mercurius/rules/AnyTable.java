package io.github.mercurius.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** All that lies open on the table, for everybody to see. */
public interface AnyTable {
    /** What was agreed before the game. */
    AnySetup setup();

    /** How many turns have been completed. */
    int turn();

    /** Whether the game is over. */
    boolean isOver();

    /** Who has to decide now; nobody while chance decides, or after the end. */
    OptionalInt decider();

    /** Whether an outcome of chance comes next. */
    default boolean asksChance() {
        return false;
    }

    /** All players by their score, the best first, as if the game ended now. */
    List<? extends AnyStanding> ranking();

    /** The seats that have won when the game is over, those of the first place; none before. */
    default List<Integer> winners() {
        List<Integer> winners = new ArrayList<>();
        if (isOver()) {
            ranking().stream().filter(standing -> standing.place() == 1).forEach(first -> winners.add(first.seat()));
        }
        return Collections.unmodifiableList(winners);
    }
}
