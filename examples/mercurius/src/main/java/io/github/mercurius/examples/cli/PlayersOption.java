package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --players}, for a command's {@code @Mixin}: how many play at a table. */
public final class PlayersOption {
    @Option(
            names = "--players",
            paramLabel = "N",
            description = "Number of players at a table. Default: 4, or 3 in the sister games.")
    private @Nullable Integer players;

    /** How many play a game; refuses a number of players that the game does not have. */
    public int in(Rules<?, ?> rules) {
        int number = players != null ? players : rules.mostPlayers() - 1;
        if (number < rules.fewestPlayers() || number > rules.mostPlayers()) {
            throw new RefusedTextException(
                    "--players: " + number + ", expected " + rules.fewestPlayers() + " to " + rules.mostPlayers());
        }
        return number;
    }
}
