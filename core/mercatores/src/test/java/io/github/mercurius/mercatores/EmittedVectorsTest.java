package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The games that are emitted for other implementations are conformance games. */
class EmittedVectorsTest {
    @Test
    void emittedGamesAreReadAsConformanceGames() {
        for (int number = 0; number < 12; number++) {
            List<JsonNode> lines = new ArrayList<>();
            for (String line : EmittedVectors.lines(number)) {
                lines.add(Json.parse(line));
            }
            ConformanceTest.agrees("emitted " + number, lines);
            assertThat(EmittedVectors.lines(number)).isEqualTo(EmittedVectors.lines(number));
        }
    }
}
