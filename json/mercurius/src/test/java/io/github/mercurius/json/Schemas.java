package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The JSON Schemas of the jar, in the hands of a validator that knows nothing of this library. */
final class Schemas {
    static final List<String> ALL =
            List.of("parts", "setup", "action", "event", "update", "violation", "state", "view", "game", "joint");

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String BASE = "https://github.com/mercurius-rules/mercurius-rules/schemas/";
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(BASE, "classpath:META-INF/mercurius/")));

    private Schemas() {}

    static JsonNode source(String name) throws IOException {
        try (InputStream in = Schemas.class.getResourceAsStream("/META-INF/mercurius/" + name + "-1.schema.json")) {
            return MAPPER.readTree(in);
        }
    }

    static JsonSchema schema(String name) {
        return FACTORY.getSchema(SchemaLocation.of(BASE + name + "-1.schema.json"));
    }

    /** What is wrong with a document by a schema; empty if nothing is. */
    static String complaints(JsonSchema schema, String json) {
        try {
            var messages = schema.validate(MAPPER.readTree(json));
            return messages.isEmpty() ? "" : messages.toString();
        } catch (JsonProcessingException e) {
            return e.getMessage();
        }
    }
}
