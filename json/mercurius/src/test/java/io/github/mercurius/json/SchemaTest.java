package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;
import io.github.mercurius.testkit.Samples;
import net.jqwik.api.Example;

/** The schemas of Mercurius say what its formats are. */
class SchemaTest extends SchemaLaws {
    static final Schemas SCHEMAS = new Schemas(MercuriusJson.class, "mercurius", "", "joint");

    SchemaTest() {
        super(SCHEMAS, SampleDocuments.GAMES, Event.class, Violation.class);
    }

    @Example
    void sampleActionsAreValid() {
        Samples.actions()
                .forEach(action -> assertThat(SCHEMAS.complaints("action", MercuriusJson.ACTION.write(action)))
                        .isEmpty());
    }
}
