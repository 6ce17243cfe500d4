package io.github.mercurius.web.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.Set;

/** Entries as the JSON that is stored. */
final class EntryJson {
    /** The version of entries that this server writes, and the newest that it reads. */
    static final int VERSION = 5;

    private static final Set<String> OPTIONS_1 =
            Set.of("players", "listed", "spectators", "timer", "dealing", "startSeat");

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private EntryJson() {}

    static String write(Entry entry) {
        try {
            return MAPPER.writerFor(Entry.class).writeValueAsString(entry);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("entry " + entry + " cannot be written", e);
        }
    }

    static Entry read(String json) {
        try {
            return MAPPER.treeToValue(renewed(MAPPER.readTree(json)), Entry.class);
        } catch (JsonProcessingException e) {
            // The message of the cause quotes the entry, which holds secrets.
            throw new RefusedException(
                    Why.NEWER, "table: of a newer server, expected that one to serve it, or this one to be renewed");
        }
    }

    /** In version 1 all tables had the first game, and its rulings stood among the other options. */
    private static JsonNode renewed(JsonNode entry) {
        if (entry.path("options") instanceof ObjectNode options && !options.has("rulings")) {
            ObjectNode rulings = options.deepCopy().remove(OPTIONS_1);
            options.retain(OPTIONS_1);
            options.put("game", Games.FIRST).set("rulings", rulings);
        }
        return entry;
    }
}
