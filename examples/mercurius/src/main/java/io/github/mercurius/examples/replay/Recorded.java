package io.github.mercurius.examples.replay;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A record of one of the games, to be told or checked. */
interface Recorded {
    /**
     * A game in words.
     *
     * @param opening what comes before the first turn
     * @param turns each as the lines that tell it
     */
    record Tale(List<String> opening, List<List<String>> turns) {}

    /**
     * The result of checking a record.
     *
     * @param commitment what was shown before the game, if the record has it
     * @param isWrong whether the record is not genuine
     * @param isComplete whether all was checked that a record alone can show
     * @param entries how many entries its log has
     * @param message what was checked, and what was not
     */
    record Checked(Optional<String> commitment, boolean isWrong, boolean isComplete, int entries, String message) {}

    /**
     * The game in words.
     *
     * @throws IllegalArgumentException if it cannot be played again
     * @throws IllegalStateException if it cannot be played again
     */
    Tale tale(Words words);

    /**
     * Checks the record.
     *
     * @param shown the commitment that was shown before the game
     * @throws IllegalArgumentException if there is nothing to check it against
     */
    Checked check(@Nullable String shown);
}
