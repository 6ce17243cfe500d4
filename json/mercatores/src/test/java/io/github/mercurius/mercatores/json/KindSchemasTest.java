package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.KindSchemas;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Violation;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The schemas of events and violations have the kinds that the code has, each with its facts. */
class KindSchemasTest {
    @Test
    void eachKindOfEventAndOfViolationIsDefined() throws IOException {
        assertThat(KindSchemas.ofSchema(SchemaTest.SCHEMAS.source("event")))
                .isEqualTo(KindSchemas.ofRecords(Event.class, "type"));
        assertThat(KindSchemas.ofSchema(SchemaTest.SCHEMAS.source("violation")))
                .isEqualTo(KindSchemas.ofRecords(Violation.class, "type", "rule"));
    }
}
