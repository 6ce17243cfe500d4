package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Fields;

/** The states of a vector, line after line: each in full, or only with the fields that differ from the line before. */
final class StatesWritten {
    private final boolean differencesOnly;
    private final ObjectNode before = Fields.JSON.createObjectNode();

    StatesWritten(boolean differencesOnly) {
        this.differencesOnly = differencesOnly;
    }

    /** The whole state, from what the next line has of it. */
    JsonNode read(JsonNode line) {
        return differencesOnly && line instanceof ObjectNode fields
                ? before.setAll(fields).deepCopy()
                : line;
    }
}
