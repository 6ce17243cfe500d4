package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What {@code --game} says, which can be given for each of the two.
 *
 * @param name which of the games is played
 * @param number which game of the arena is shown; null if all are played
 */
record Chosen(GameName name, @Nullable Integer number) {
    static Chosen of(List<String> given) {
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
        return new Chosen(name == null ? GameName.MERCURIUS : name, number);
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
