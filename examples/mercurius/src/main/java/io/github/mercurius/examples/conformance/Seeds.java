package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalLong;

/** The field {@code seed} of a first line: an unsigned number as text, or null. */
final class Seeds {
    private Seeds() {}

    static void put(ObjectNode line, OptionalLong seed) {
        line.put("seed", seed.isPresent() ? Long.toUnsignedString(seed.getAsLong()) : null);
    }

    static Optional<Long> of(JsonNode line) {
        JsonNode seed = Fields.get(line, "seed");
        if (seed.isNull()) {
            return Optional.empty();
        }
        long number = Fields.parse("seed", seed, Long::parseUnsignedLong);
        Fields.compare("seed", seed, Fields.JSON.valueToTree(Long.toUnsignedString(number)));
        return Optional.of(number);
    }
}
