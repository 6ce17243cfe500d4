package io.github.mercurius.web.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.web.table.Entry;

/** Entries as the JSON that is stored. */
final class EntryJson {
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
            return MAPPER.readValue(json, Entry.class);
        } catch (JsonProcessingException e) {
            // The message of the cause quotes the entry, which holds secrets.
            throw new IllegalStateException("database: an entry that is not one of this version of the server");
        }
    }
}
