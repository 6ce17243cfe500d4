package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The schemas of a game say what its formats are: they accept all that is written, and a document with one thing
 * changed is refused by codec and schema alike, as far as a schema can tell.
 */
public abstract class SchemaLaws {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> OTHERS = List.of("{\"a\":1}", "[[]]", "\"?\"", "-2", "1.5", "1e40", "true");
    private static final List<Long> NUMBERS =
            List.of(-2L, -1L, 0L, 4L, 5L, 6L, 7L, 19L, 33L, 52L, 61L, 83L, 1_000_001L, 1L << 31, -(1L << 31) - 1);

    private final Schemas schemas;
    private final Games<?, ?> games;

    /** The document being changed, and its root: the changes are made in the tree that hangs on it. */
    private Sample<?> sample;

    private JsonNode root = MAPPER.nullNode();

    protected SchemaLaws(Schemas schemas, Games<?, ?> games) {
        this.schemas = schemas;
        this.games = games;
    }

    @Example
    public void everySchemaIsOne() throws IOException {
        JsonSchema draft = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SchemaLocation.of(SchemaId.V202012));
        for (String name : schemas.names()) {
            JsonNode schema = schemas.source(name);
            assertThat(draft.validate(schema)).as(name).isEmpty();
            assertThat(schema.get("$id").asText()).endsWith("/" + name + "-1.schema.json");
        }
    }

    @Property(tries = 3, seed = "1602")
    public void everythingThatIsWrittenIsValid(@ForAll Random random) {
        for (Sample<?> valid : games.samples(random)) {
            assertThat(schemas.complaints(valid.name(), valid.json()))
                    .as(valid.json())
                    .isEmpty();
        }
    }

    /**
     * A property too few or too many, another type of value or of item, and numbers out of their range: of each
     * property of each kind of object, in the shortest document that has it.
     */
    @Example
    public void aChangedDocumentIsRefusedByBoth() throws IOException {
        List<Sample<?>> golden = games.golden();
        golden.sort(Comparator.comparing(document -> document.json().length()));
        Set<String> tried = new HashSet<>();
        for (Sample<?> document : golden) {
            root = MAPPER.readTree(document.json());
            sample = document;
            List<Place> places = new ArrayList<>();
            collect(root, document.name(), places);
            for (Place place : places) {
                ObjectNode object = place.object();
                if (tried.add(place.path())) {
                    object.put("more", 1);
                    refusedByBoth(object, "with more");
                    object.remove("more");
                }
                for (String name : names(object)) {
                    if (tried.add(place.path() + "/" + name + object.get(name).getNodeType())) {
                        propertyIsChanged(object, name);
                    }
                }
            }
        }
    }

    /** An object, with the names of the properties that lead there, and its type. */
    private record Place(String path, ObjectNode object) {}

    private static void collect(JsonNode node, String path, List<Place> places) {
        if (node instanceof ObjectNode object) {
            String typed = path + " " + object.path("type").asText();
            places.add(new Place(typed, object));
            object.properties()
                    .forEach(property -> collect(property.getValue(), typed + "/" + property.getKey(), places));
        } else {
            node.forEach(child -> collect(child, path, places));
        }
    }

    private void propertyIsChanged(ObjectNode place, String name) throws IOException {
        JsonNode value = place.get(name);
        if (!isOptional(place, name)) {
            place.remove(name);
            refusedByBoth(place, "without " + name);
            place.set(name, value);
        }
        for (String text : OTHERS) {
            JsonNode other = MAPPER.readTree(text);
            if (!isGood(place, name, other)) {
                place.set(name, other);
                refusedByBoth(place, name + " " + text);
                place.set(name, value);
            }
            if (value instanceof ArrayNode array && !array.isEmpty()) {
                JsonNode item = array.set(0, text.equals("\"?\"") ? MAPPER.readTree("\"\"") : other);
                refusedByBoth(place, name + "/0 " + text);
                array.set(0, item);
            }
        }
        if (value instanceof IntNode) {
            for (long number : NUMBERS) {
                place.put(name, number);
                sameRange(name + " " + number);
            }
            place.set(name, value);
        }
    }

    /** Whether a property may be left out. */
    protected boolean isOptional(ObjectNode place, String name) {
        return false;
    }

    /** Whether another value may well stand in a place: by default another truth value, or the text of a note. */
    protected boolean isGood(ObjectNode place, String name, JsonNode other) {
        return (place.get(name).isBoolean() && other.isBoolean()) || (name.equals("text") && other.isTextual());
    }

    /** Whether a number may stand there, codec and schema say the same; the rules may still refuse the whole. */
    private void sameRange(String change) {
        String json = root.toString();
        String refusal = sample.refusal(json);
        if (refusal.contains("EDN-")) {
            return; // the rules of editions say more of numbers than a schema
        }
        String complaints = schemas.complaints(sample.name(), json);
        assertThat(!complaints.isEmpty())
                .as("%s in %s: %s, %s", change, json, refusal, complaints)
                .isEqualTo(refusal.contains("expected a whole number from"));
    }

    @Example
    public void anUndoOrANoteThatDoesNotStandAloneIsRefusedByBoth() throws IOException {
        List<JsonNode> alone = new ArrayList<>();
        for (String line : GoldenLaws.lines("event")) {
            if (line.contains("\"type\":\"undone\"") || line.contains("\"type\":\"noted\"")) {
                alone.add(MAPPER.readTree(line));
            }
        }
        assertThat(alone).hasSizeGreaterThan(1);
        for (Sample<?> update : games.golden()) {
            if (update.name().equals("update")) {
                sample = update;
                root = MAPPER.readTree(update.json());
                ArrayNode events = (ArrayNode) root.get("events");
                for (JsonNode event : alone) {
                    for (int at : List.of(0, events.size())) {
                        events.insert(at, event);
                        refusedByBoth(root, "an undo or a note among others");
                        events.remove(at);
                    }
                }
                events.removeAll();
                refusedByBoth(root, "no events");
            }
        }
    }

    private static List<String> names(ObjectNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private void refusedByBoth(JsonNode place, String change) {
        String json = root.toString();
        assertThat(sample.refusal(json)).as("codec: " + change + " in " + place).isNotEmpty();
        assertThat(schemas.complaints(sample.name(), json))
                .as("schema: " + change + " in " + place)
                .isNotEmpty();
    }
}
