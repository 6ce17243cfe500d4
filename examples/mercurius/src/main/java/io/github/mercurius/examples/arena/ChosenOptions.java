package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what is played, and whether one game alone is shown, for a command's {@code @Mixin}. */
final class ChosenOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME|N",
            description = {
                "GAME: which game is played: mercurius, mercatores or mercado. Default: mercurius.",
                "N: play and show only this game of the arena. Both can be given: --game mercado --game 7."
            })
    private List<String> given = List.of();

    @Option(names = "--record", paramLabel = "FILE", description = "Save --game for 'mercurius replay'.")
    private @Nullable Path record;

    /**
     * What these options say.
     *
     * @param name which of the games is played
     * @param number which game of the arena is shown; null if all are played
     * @param record where that game is saved; null if nowhere
     */
    record Chosen(
            GameName name,
            @Nullable Integer number,
            @Nullable Path record) {}

    /** What they say; refuses what is said twice, and a file for no game. */
    Chosen chosen() {
        GameName name = null;
        Integer number = null;
        for (String text : given) {
            Optional<GameName> found = GameName.of(text);
            if (found.isPresent() ? name != null : number != null) {
                throw new RefusedTextException("--game: '" + text + "', expected it only once");
            }
            name = found.orElse(name);
            number = found.isPresent() ? number : Integer.valueOf(number(text));
        }
        if (record != null && number == null) {
            throw new RefusedTextException("--record: expected --game as well, the game to save");
        }
        return new Chosen(name == null ? GameName.MERCURIUS : name, number, record);
    }

    private static int number(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException none) {
            throw new RefusedTextException(
                    "--game: '" + text + "', expected the number of a game, or " + List.of(GameName.values()));
        }
        throw new RefusedTextException("--game: " + text + ", expected 1 or more");
    }
}
