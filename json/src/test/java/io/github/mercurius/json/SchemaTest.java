package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The schemas say what the formats are: they take what is written, and refuse what is refused as far as they can. */
class SchemaTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> COUNTS = List.of("tokens", "blackMarket", "bank");

    @Example
    void everySchemaIsOne() throws IOException {
        JsonSchema draft = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SchemaLocation.of(SchemaId.V202012));
        for (String name : Schemas.ALL) {
            JsonNode schema = Schemas.source(name);
            assertThat(draft.validate(schema)).as(name).isEmpty();
            assertThat(schema.get("$id").asText()).endsWith("/" + name + "-1.schema.json");
        }
    }

    @Example
    void everyDefinitionSaysWhatItIs() throws IOException {
        for (String name : Schemas.ALL) {
            JsonNode schema = Schemas.source(name);
            assertThat(schema.path("description").asText()).as(name).isNotEmpty();
            schema.path("$defs")
                    .properties()
                    .forEach(definition -> assertThat(
                                    definition.getValue().path("description").asText())
                            .as(name + " " + definition.getKey())
                            .isNotEmpty());
        }
    }

    @Property(tries = 30)
    void everythingThatIsWrittenIsValid(@ForAll long seed) {
        for (Samples.Document document : Samples.documents(new Random(seed))) {
            assertThat(Schemas.complaints(Schemas.schema(document.schema()), document.json()))
                    .as(document.json())
                    .isEmpty();
        }
    }

    @Example
    void sampleActionsAndViolationsAreValid() {
        Samples.actions()
                .forEach(action -> assertThat(
                                Schemas.complaints(Schemas.schema("action"), MercuriusJson.ACTION.write(action)))
                        .isEmpty());
    }

    @Property(tries = 2)
    void aPropertyTooFewIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (Samples.Document document : Samples.documents(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                for (String name : names(place)) {
                    JsonNode removed = place.remove(name);
                    refusedByBoth(document, place, "without " + name);
                    place.set(name, removed);
                }
            }
        }
    }

    @Property(tries = 2)
    void aPropertyTooManyIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (Samples.Document document : Samples.documents(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                place.put("more", 1);
                refusedByBoth(document, place, "with more");
                place.remove("more");
            }
        }
    }

    @Property(tries = 1)
    void anotherTypeOfValueIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (Samples.Document document : Samples.documents(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                for (String name : names(place)) {
                    JsonNode value = place.get(name);
                    for (String other : List.of("{\"a\":1}", "[[]]", "\"?\"", "-2", "1.5", "1e40", "true")) {
                        if (!(value.isBoolean() && other.equals("true"))) {
                            place.set(name, MAPPER.readTree(other));
                            refusedByBoth(document, place, name + " " + other);
                        }
                    }
                    place.set(name, value);
                }
            }
        }
    }

    /** The root of the document being changed: the changes are made in the tree that hangs on it. */
    private JsonNode root;

    private List<ObjectNode> objects(Samples.Document document) throws IOException {
        root = MAPPER.readTree(document.json());
        List<ObjectNode> objects = new ArrayList<>();
        collect(root, objects);
        return objects;
    }

    /** Objects whose properties are fixed; those that count tokens have what there is. */
    private static void collect(JsonNode node, List<ObjectNode> objects) {
        if (node instanceof ObjectNode object) {
            objects.add(object);
            object.properties().forEach(property -> {
                if (!COUNTS.contains(property.getKey())) {
                    collect(property.getValue(), objects);
                }
            });
        } else if (node.size() > 3) {
            collect(node.get(0), objects); // the others are alike
        } else {
            node.forEach(child -> collect(child, objects));
        }
    }

    private static List<String> names(ObjectNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private void refusedByBoth(Samples.Document document, JsonNode place, String change) {
        String json = root.toString();
        boolean refused = false;
        try {
            document.format().read(json);
        } catch (MercuriusJsonException e) {
            refused = true;
        }
        assertThat(refused).as("codec: " + change + " in " + place).isTrue();
        assertThat(Schemas.complaints(Schemas.schema(document.schema()), json))
                .as("schema: " + change + " in " + place)
                .isNotEmpty();
    }
}
