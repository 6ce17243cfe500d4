package io.github.mercurius.examples.games.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** The field {@code seed} of a first line: an unsigned number as text, or null. */
public final class Seeds {
    private Seeds() {}

    /** The seed; none if it is null. */
    public static Optional<Long> of(JsonNode line) {
        JsonNode seed = Fields.get(line, "seed");
        if (seed.isNull()) {
            return Optional.empty();
        }
        long number = Fields.parse("seed", seed, Long::parseUnsignedLong);
        Fields.compare("seed", seed, Fields.JSON.valueToTree(Long.toUnsignedString(number)));
        return Optional.of(number);
    }
}
