package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;

/**
 * The states of a vector as lines have them: each in full, or only with the fields that differ from the line before.
 */
final class ShortStates {
    private final boolean differencesOnly;
    private final ObjectNode before = Fields.JSON.createObjectNode();

    ShortStates(boolean differencesOnly) {
        this.differencesOnly = differencesOnly;
    }

    /** What the next line has of a state. */
    ObjectNode shortened(ObjectNode state) {
        ObjectNode line = state.deepCopy();
        if (differencesOnly) {
            state.properties().forEach(field -> {
                if (field.getValue().equals(before.get(field.getKey()))) {
                    line.remove(field.getKey());
                }
            });
            before.setAll(state);
        }
        return line;
    }
}
