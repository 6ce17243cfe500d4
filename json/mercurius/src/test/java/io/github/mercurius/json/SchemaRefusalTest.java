package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** A document with one thing changed is refused by codec and schema alike, as far as a schema can tell. */
@Tag("long")
class SchemaRefusalTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Property(tries = 2)
    void aPropertyTooFewIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
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
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                place.put("more", 1);
                refusedByBoth(document, place, "with more");
                place.remove("more");
            }
        }
    }

    @Property(tries = 1)
    void anotherTypeOfValueIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                for (String name : names(place)) {
                    JsonNode value = place.get(name);
                    for (String other : List.of("{\"a\":1}", "[[]]", "\"?\"", "-2", "1.5", "1e40", "true")) {
                        if (!isGood(name, value, other)) {
                            place.set(name, MAPPER.readTree(other));
                            refusedByBoth(document, place, name + " " + other);
                        }
                    }
                    place.set(name, value);
                }
            }
        }
    }

    /** Whether another value may well stand there: another truth value, or another text in a tag. */
    private static boolean isGood(String name, JsonNode value, String other) {
        return (value.isBoolean() && other.equals("true")) || (name.equals("value") && other.equals("\"?\""));
    }

    @Property(tries = 1)
    void anItemOfAnotherTypeIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                for (String name : names(place)) {
                    if (place.get(name) instanceof ArrayNode array && !array.isEmpty()) {
                        JsonNode item = array.get(0);
                        for (String other : List.of("{\"a\":1}", "[[]]", "-2", "1.5", "1e40", "true", "\"\"")) {
                            array.set(0, MAPPER.readTree(other));
                            refusedByBoth(document, place, name + "/0 " + other);
                        }
                        array.set(0, item);
                    }
                }
            }
        }
    }

    @Property(tries = 1)
    void aNumberIsOutOfItsRangeForBothOrForNeither(@ForAll long seed) throws IOException {
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
            for (ObjectNode place : objects(document)) {
                for (String name : names(place)) {
                    if (place.get(name) instanceof IntNode number) {
                        for (long other : List.of(-2L, -1L, 0L, 4L, 5L, 6L, 7L, 33L, 52L, 61L, 1_000_001L, 1L << 31)) {
                            place.put(name, other);
                            sameRange(document, name + " " + other);
                        }
                        place.set(name, number);
                    }
                }
            }
        }
    }

    /** Whether a number may stand there, codec and schema say the same; the rules may still refuse the whole. */
    private void sameRange(SampleDocuments.Document document, String change) {
        String json = root.toString();
        String refusal = refusal(document, json);
        String complaints = Schemas.complaints(Schemas.schema(document.schema()), json);
        assertThat(!complaints.isEmpty())
                .as("%s in %s: %s, %s", change, json, refusal, complaints)
                .isEqualTo(refusal.contains("expected a whole number from"));
    }

    private static String refusal(SampleDocuments.Document document, String json) {
        try {
            document.format().read(json);
            return "";
        } catch (FormatException e) {
            return e.getMessage();
        }
    }

    @Property(tries = 30)
    void anUndoOrANoteThatDoesNotStandAloneIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
            if (document.schema().equals("update")) {
                root = MAPPER.readTree(document.json());
                ArrayNode events = (ArrayNode) root.get("events");
                for (String alone : List.of(
                        "{\"type\":\"undone\",\"steps\":1,\"turn\":0,\"step\":0}",
                        "{\"type\":\"noted\",\"note\":{\"type\":\"returned\",\"seat\":0}}")) {
                    for (int at : List.of(0, events.size())) {
                        events.insert(at, MAPPER.readTree(alone));
                        refusedByBoth(document, root, "an undo or a note among others");
                        events.remove(at);
                    }
                }
                events.removeAll();
                refusedByBoth(document, root, "no events");
            }
        }
    }

    /** The root of the document being changed: the changes are made in the tree that hangs on it. */
    private JsonNode root;

    private List<ObjectNode> objects(SampleDocuments.Document document) throws IOException {
        root = MAPPER.readTree(document.json());
        List<ObjectNode> objects = new ArrayList<>();
        collect(root, objects);
        return objects;
    }

    /** All objects; of those in an array one of each kind, as the others are alike. */
    private static void collect(JsonNode node, List<ObjectNode> objects) {
        if (node instanceof ObjectNode object) {
            objects.add(object);
            object.properties().forEach(property -> collect(property.getValue(), objects));
        } else {
            Set<String> kinds = new HashSet<>();
            node.forEach(child -> {
                if (kinds.add(child.path("type").asText())) {
                    collect(child, objects);
                }
            });
        }
    }

    private static List<String> names(ObjectNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private void refusedByBoth(SampleDocuments.Document document, JsonNode place, String change) {
        String json = root.toString();
        assertThat(refusal(document, json))
                .as("codec: " + change + " in " + place)
                .isNotEmpty();
        assertThat(Schemas.complaints(Schemas.schema(document.schema()), json))
                .as("schema: " + change + " in " + place)
                .isNotEmpty();
    }
}
