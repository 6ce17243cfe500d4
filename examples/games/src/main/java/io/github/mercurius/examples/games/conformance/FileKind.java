package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Mismatch;
import java.util.Optional;

/**
 * What the first line of a file says that the file is.
 *
 * @param game which game it is about; none if it does not say
 * @param holdsEditions whether it holds editions to accept or to refuse, and not a game
 */
public record FileKind(Optional<GameName> game, boolean holdsEditions) {
    private static final FileKind UNKNOWN = new FileKind(Optional.empty(), false);

    /** The kind of a file with some bytes. */
    public static FileKind of(byte[] bytes) {
        try {
            String line = new VectorLines(bytes).next().orElse("");
            return of(Fields.JSON.readTree(line).path("format").asText());
        } catch (Mismatch | JsonProcessingException unreadable) {
            return UNKNOWN; // the reader of the file says why
        }
    }

    private static FileKind of(String format) {
        for (GameName game : GameName.values()) {
            if (game.hasEditions() && format.equals(game + "-editions/1")) {
                return new FileKind(Optional.of(game), true);
            }
            if (format.startsWith(game + "-conformance/")) {
                return new FileKind(Optional.of(game), false);
            }
        }
        return UNKNOWN;
    }
}
