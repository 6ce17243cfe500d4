package io.github.mercurius.examples.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
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
            String format = Fields.JSON.readTree(line).path("format").asText();
            return GameName.ofFormat(format)
                    .filter(game -> format.matches(game + "-(conformance/.*|editions/1)"))
                    .map(game -> new FileKind(Optional.of(game), format.endsWith("-editions/1")))
                    .orElse(UNKNOWN);
        } catch (Mismatch | JsonProcessingException unreadable) {
            return UNKNOWN; // the reader of the file says why
        }
    }
}
