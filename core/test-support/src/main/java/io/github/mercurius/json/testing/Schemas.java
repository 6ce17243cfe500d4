package io.github.mercurius.json.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The JSON Schemas of a game's jar, in the hands of a validator that knows nothing of this library. */
public final class Schemas {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<String> OF_EVERY_GAME = List.of(
            "parts", "setup", "action", "event", "update", "violation", "state", "view", "game", "entry", "position");

    private final Class<?> owner;
    private final String folder;
    private final String base;
    private final List<String> names;
    private final JsonSchemaFactory factory;
    // the factory compiles a schema anew whenever it is asked for it
    private final Map<String, JsonSchema> compiled = new HashMap<>();

    /**
     * The schemas of a module: those of every game, and some more.
     *
     * @param owner a class of the module
     * @param game the folder in the jar
     * @param folder the folder on the site, with its slash
     * @param more the names of those that not every game has
     */
    public Schemas(Class<?> owner, String game, String folder, String... more) {
        this.owner = owner;
        this.folder = "META-INF/" + game + "/";
        base = "https://github.com/mercurius-rules/mercurius-rules/schemas/" + folder;
        names = new ArrayList<>(OF_EVERY_GAME);
        names.addAll(List.of(more));
        factory = JsonSchemaFactory.getInstance(
                SpecVersion.VersionFlag.V202012,
                builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(base, "classpath:" + this.folder)));
    }

    public List<String> names() {
        return names;
    }

    public JsonNode source(String name) throws IOException {
        try (InputStream in = owner.getResourceAsStream("/" + folder + name + "-1.schema.json")) {
            return MAPPER.readTree(in);
        }
    }

    public JsonSchema schema(String name) {
        return compiled.computeIfAbsent(
                name, any -> factory.getSchema(SchemaLocation.of(base + name + "-1.schema.json")));
    }

    /** What is wrong with a document by a schema; empty if nothing is. */
    public String complaints(String name, String json) {
        try {
            var messages = schema(name).validate(MAPPER.readTree(json));
            return messages.isEmpty() ? "" : messages.toString();
        } catch (JsonProcessingException e) {
            return e.getMessage();
        }
    }
}
