package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The stand-in edition is that of the reference, and true to what is known of the pieces (EDITION.md). */
class StandInTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void isTheOneOfTheReference() {
        Edition read = TestEditions.read(Json.file(Path.of("src/test/resources/edition.json")));
        assertThat(read).isEqualTo(EDITION).hasSameHashCodeAs(EDITION);
        assertThat(EDITION).hasToString("stand-in 2");
        assertThat(EDITION.name()).startsWith("stand-in");
    }
}
