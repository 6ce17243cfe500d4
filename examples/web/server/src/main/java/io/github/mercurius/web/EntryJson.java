package io.github.mercurius.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;

/** Entries as the JSON that is stored. */
final class EntryJson {
    /** The version of entries that this server writes, and the newest that it reads. */
    static final int VERSION = 5;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private EntryJson() {}

    static String write(Entry entry) {
        try {
            return MAPPER.writerFor(Entry.class).writeValueAsString(entry);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an entry cannot be written", e);
        }
    }

    static Entry read(String json) {
        try {
            return MAPPER.readValue(json, Entry.class);
        } catch (JsonProcessingException e) {
            // The message of the cause quotes the entry, which holds secrets.
            throw new RefusedException(
                    Why.NEWER, "table: of a newer server, expected that one to serve it, or this one to be renewed");
        }
    }
}
