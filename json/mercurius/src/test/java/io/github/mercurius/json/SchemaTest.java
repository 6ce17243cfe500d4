package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import io.github.mercurius.testkit.Samples;
import java.io.IOException;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The schemas say what the formats are: they accept all that is written. */
class SchemaTest {

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
        for (SampleDocuments.Document document : SampleDocuments.of(new Random(seed))) {
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
}
