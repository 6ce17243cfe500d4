package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.testkit.Samples;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;

/** The schemas of Mercurius say what its formats are. */
class SchemaTest extends SchemaLaws {
    static final Schemas SCHEMAS = new Schemas(
            MercuriusJson.class,
            "META-INF/mercurius/",
            "https://github.com/mercurius-rules/mercurius-rules/schemas/",
            List.of(
                    "parts",
                    "setup",
                    "action",
                    "event",
                    "update",
                    "violation",
                    "state",
                    "view",
                    "game",
                    "joint",
                    "entry",
                    "position"));

    SchemaTest() {
        super(SCHEMAS, FormatException.class);
    }

    @Override
    protected List<Sample> samples(Random random) {
        return SampleDocuments.of(random);
    }

    /** The value of a tag is free text. */
    @Override
    protected boolean isGood(ObjectNode place, String name, JsonNode other) {
        return super.isGood(place, name, other) || (name.equals("value") && other.isTextual());
    }

    @Override
    protected String undone() {
        return "{\"type\":\"undone\",\"steps\":1,\"turn\":0,\"step\":0}";
    }

    @Example
    void sampleActionsAreValid() {
        Samples.actions()
                .forEach(action -> assertThat(SCHEMAS.complaints("action", MercuriusJson.ACTION.write(action)))
                        .isEmpty());
    }
}
