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
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyViolation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/**
 * The schemas of a game say what its formats are: they accept all that is written, and a document with one thing
 * changed is refused by codec and schema alike, as far as a schema can tell.
 */
public abstract class SchemaLaws {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Schemas schemas;
    private final Games<?, ?> games;
    private final Class<? extends AnyEvent> events;
    private final Class<? extends AnyViolation> violations;

    /** The root of the document being changed: the changes are made in the tree that hangs on it. */
    private JsonNode root = MAPPER.nullNode();

    protected SchemaLaws(
            Schemas schemas,
            Games<?, ?> games,
            Class<? extends AnyEvent> events,
            Class<? extends AnyViolation> violations) {
        this.schemas = schemas;
        this.games = games;
        this.events = events;
        this.violations = violations;
    }

    private List<Sample> samples(long seed) {
        return games.samples().apply(new Random(seed));
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

    @Example
    public void eachKindOfEventAndOfViolationIsDefined() throws IOException {
        assertThat(KindSchemas.ofSchema(schemas.source("event"))).isEqualTo(KindSchemas.ofRecords(events, "type"));
        assertThat(KindSchemas.ofSchema(schemas.source("violation")))
                .isEqualTo(KindSchemas.ofRecords(violations, "type", "rule"));
    }

    @Property(tries = 3, seed = "1602")
    public void everythingThatIsWrittenIsValid(@ForAll long seed) {
        for (Sample sample : samples(seed)) {
            assertThat(schemas.complaints(sample.schema(), sample.json()))
                    .as(sample.json())
                    .isEmpty();
        }
    }

    @Property(tries = 1, seed = "1602")
    @Tag("nightly")
    public void aPropertyTooFewOrTooManyIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (Sample sample : samples(seed)) {
            for (ObjectNode place : objects(sample)) {
                for (String name : names(place)) {
                    if (!isOptional(place, name)) {
                        JsonNode removed = place.remove(name);
                        refusedByBoth(sample, place, "without " + name);
                        place.set(name, removed);
                    }
                }
                place.put("more", 1);
                refusedByBoth(sample, place, "with more");
                place.remove("more");
            }
        }
    }

    /** Whether a property may be left out. */
    protected boolean isOptional(ObjectNode place, String name) {
        return false;
    }

    @Property(tries = 1, seed = "1602")
    @Tag("nightly")
    public void anotherTypeOfValueIsRefusedByBoth(@ForAll long seed) throws IOException {
        eachProperty(seed, (sample, place, name) -> {
            JsonNode value = place.get(name);
            for (String other : List.of("{\"a\":1}", "[[]]", "\"?\"", "-2", "1.5", "1e40", "true")) {
                if (!isGood(place, name, MAPPER.readTree(other))) {
                    place.set(name, MAPPER.readTree(other));
                    refusedByBoth(sample, place, name + " " + other);
                    place.set(name, value);
                }
            }
        });
    }

    /** Whether another value may well stand in a place: by default another truth value, or the text of a note. */
    protected boolean isGood(ObjectNode place, String name, JsonNode other) {
        return (place.get(name).isBoolean() && other.isBoolean()) || (name.equals("text") && other.isTextual());
    }

    @Property(tries = 1, seed = "1602")
    @Tag("nightly")
    public void anItemOfAnotherTypeIsRefusedByBoth(@ForAll long seed) throws IOException {
        eachProperty(seed, (sample, place, name) -> {
            if (place.get(name) instanceof ArrayNode array && !array.isEmpty()) {
                JsonNode item = array.get(0);
                for (String other : List.of("{\"a\":1}", "[[]]", "-2", "1.5", "1e40", "true", "\"\"")) {
                    array.set(0, MAPPER.readTree(other));
                    refusedByBoth(sample, place, name + "/0 " + other);
                }
                array.set(0, item);
            }
        });
    }

    @Property(tries = 1, seed = "1602")
    @Tag("nightly")
    public void aNumberIsOutOfItsRangeForBothOrForNeither(@ForAll long seed) throws IOException {
        eachProperty(seed, (sample, place, name) -> {
            if (place.get(name) instanceof IntNode number) {
                for (long other : List.of(
                        -2L, -1L, 0L, 4L, 5L, 6L, 7L, 19L, 33L, 52L, 61L, 83L, 1_000_001L, 1L << 31, -(1L << 31) - 1)) {
                    place.put(name, other);
                    sameRange(sample, name + " " + other);
                }
                place.set(name, number);
            }
        });
    }

    /** Whether a number may stand there, codec and schema say the same; the rules may still refuse the whole. */
    private void sameRange(Sample sample, String change) {
        String json = root.toString();
        String refusal = sample.refusal(json);
        if (refusal.contains("EDN-")) {
            return; // the rules of editions say more of numbers than a schema
        }
        String complaints = schemas.complaints(sample.schema(), json);
        assertThat(!complaints.isEmpty())
                .as("%s in %s: %s, %s", change, json, refusal, complaints)
                .isEqualTo(refusal.contains("expected a whole number from"));
    }

    @Property(tries = 2, seed = "1602")
    public void anUndoOrANoteThatDoesNotStandAloneIsRefusedByBoth(@ForAll long seed) throws IOException {
        for (Sample sample : samples(seed)) {
            if (sample.schema().equals("update")) {
                root = MAPPER.readTree(sample.json());
                ArrayNode events = (ArrayNode) root.get("events");
                String noted = "{\"type\":\"noted\",\"note\":{\"seat\":0,\"text\":\"is back\"}}";
                for (String alone : List.of(games.undone(), noted)) {
                    for (int at : List.of(0, events.size())) {
                        events.insert(at, MAPPER.readTree(alone));
                        refusedByBoth(sample, root, "an undo or a note among others");
                        events.remove(at);
                    }
                }
                events.removeAll();
                refusedByBoth(sample, root, "no events");
            }
        }
    }

    /** What is done with a property of an object in the document of a sample. */
    private interface Change {
        void of(Sample sample, ObjectNode place, String name) throws IOException;
    }

    private void eachProperty(long seed, Change change) throws IOException {
        for (Sample sample : samples(seed)) {
            for (ObjectNode place : objects(sample)) {
                for (String name : names(place)) {
                    change.of(sample, place, name);
                }
            }
        }
    }

    private List<ObjectNode> objects(Sample sample) throws IOException {
        root = MAPPER.readTree(sample.json());
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

    private void refusedByBoth(Sample sample, JsonNode place, String change) {
        String json = root.toString();
        assertThat(sample.refusal(json)).as("codec: " + change + " in " + place).isNotEmpty();
        assertThat(schemas.complaints(sample.schema(), json))
                .as("schema: " + change + " in " + place)
                .isNotEmpty();
    }
}
