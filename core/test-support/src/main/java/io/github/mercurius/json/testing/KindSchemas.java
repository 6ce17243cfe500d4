package io.github.mercurius.json.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** That a schema has a definition for each kind of event or violation, and in it a property for each fact. */
public final class KindSchemas {
    private KindSchemas() {}

    /**
     * The properties of each kind as its record has them.
     *
     * @param first the properties that each kind has before its facts
     */
    public static Map<String, List<String>> ofRecords(Class<?> kinds, String... first) {
        Map<String, List<String>> properties = new LinkedHashMap<>();
        for (Class<?> kind : kinds.getPermittedSubclasses()) {
            List<String> all = new ArrayList<>(Arrays.asList(first));
            for (RecordComponent component : kind.getRecordComponents()) {
                all.add(component.getName());
            }
            properties.put(word(kind), all);
        }
        return properties;
    }

    private static String word(Class<?> kind) {
        try {
            Field type = kind.getDeclaredField("TYPE");
            type.setAccessible(true);
            return (String) type.get(null);
        } catch (NoSuchFieldException named) {
            String name = kind.getSimpleName();
            return Character.toLowerCase(name.charAt(0)) + name.substring(1);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** The properties of each kind as the schema lists and defines them; all are required, and there are no others. */
    public static Map<String, List<String>> ofSchema(JsonNode schema) {
        Map<String, List<String>> properties = new LinkedHashMap<>();
        for (JsonNode kind : schema.get("oneOf")) {
            String name = kind.get("$ref").asText().replace("#/$defs/", "");
            JsonNode definition = schema.get("$defs").get(name);
            List<String> defined = new ArrayList<>();
            definition.get("properties").fieldNames().forEachRemaining(defined::add);
            List<String> required = new ArrayList<>();
            definition.get("required").forEach(property -> required.add(property.asText()));
            boolean closed = !definition.get("additionalProperties").asBoolean(true);
            properties.put(name, closed && required.equals(defined) ? defined : List.of("open or optional"));
        }
        return properties;
    }
}
