package io.github.mercurius.mercatores.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** The schemas of Mercatores say what its formats are. */
@Tag("long")
class SchemaTest {
    static final Schemas SCHEMAS = new Schemas(
            MercatoresJson.class,
            "META-INF/mercatores/",
            "https://github.com/mercurius-rules/mercurius-rules/schemas/mercatores/",
            List.of(
                    "parts",
                    "edition",
                    "setup",
                    "action",
                    "event",
                    "update",
                    "violation",
                    "state",
                    "view",
                    "game",
                    "joint"));

    private final SchemaLaws laws = new SchemaLaws(SCHEMAS, FormatException.class) {
        @Override
        protected List<Sample> samples(Random random) {
            return SampleDocuments.of(random);
        }

        @Override
        protected boolean isOptional(ObjectNode place, String name) {
            return (name.equals("opponent") && place.path("type").asText().equals("cashSpecial"))
                    || (place.has("format") && List.of("position", "joint").contains(name));
        }

        /** The name of an edition and the value of a tag are free text, and the opponent that is named any number. */
        @Override
        protected boolean isGood(ObjectNode place, String name, JsonNode other) {
            return super.isGood(place, name, other)
                    || (name.equals("name") && other.isTextual() && !isTag(place))
                    || (name.equals("value") && other.isTextual())
                    || (name.equals("opponent") && other.isInt() && !isSeat(place));
        }

        private boolean isTag(ObjectNode place) {
            return place.path("type").asText().equals("tag");
        }

        private boolean isSeat(ObjectNode place) {
            return List.of("specialCashed", "specialBringsNothing")
                    .contains(place.path("type").asText());
        }
    };

    @Example
    void everySchemaIsOne() throws IOException {
        laws.everySchemaIsOne();
        laws.everyDefinitionSaysWhatItIs();
    }

    @Property(tries = 30)
    void everythingThatIsWrittenIsValid(@ForAll long seed) {
        laws.everythingThatIsWrittenIsValid(seed);
    }

    @Property(tries = 2)
    void aPropertyTooFewOrTooManyIsRefusedByBoth(@ForAll long seed) throws IOException {
        laws.aPropertyTooFewOrTooManyIsRefusedByBoth(seed);
    }

    @Property(tries = 1)
    void anotherTypeOfValueIsRefusedByBoth(@ForAll long seed) throws IOException {
        laws.anotherTypeOfValueIsRefusedByBoth(seed);
        laws.anItemOfAnotherTypeIsRefusedByBoth(seed);
    }

    @Property(tries = 1)
    void aNumberIsOutOfItsRangeForBothOrForNeither(@ForAll long seed) throws IOException {
        laws.aNumberIsOutOfItsRangeForBothOrForNeither(seed);
    }
}
