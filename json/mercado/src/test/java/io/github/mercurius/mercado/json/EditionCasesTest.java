package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The editions of the conformance files are accepted, or refused by one of the rules that they name. */
class EditionCasesTest {
    private static final Path RESOURCES = Path.of("../../core/mercado/src/test/resources");

    @Test
    void theStandInIsThatOfTheSpecification() throws IOException {
        assertThat(MercadoJson.EDITION.read(Files.readAllBytes(RESOURCES.resolve("edition.json"))))
                .isSameAs(Edition.standIn());
    }

    @ParameterizedTest
    @ValueSource(strings = "editions.jsonl")
    void everyCaseIsAcceptedOrRefusedAsItSays(String file) throws IOException {
        List<String> lines = Files.readAllLines(RESOURCES.resolve("editions").resolve(file));
        for (String line : lines.subList(1, lines.size())) {
            JsonNode test = new ObjectMapper().readTree(line);
            List<String> breaks = new ArrayList<>();
            test.get("breaks").forEach(rule -> breaks.add(rule.asText()));
            // as it is written there: a tree would lose how numbers look
            String edition = line.substring(line.indexOf("\"edition\":") + 10, line.length() - 1);
            if (breaks.isEmpty()) {
                Edition read = MercadoJson.EDITION.read(edition);
                assertThat(MercadoJson.EDITION.read(MercadoJson.EDITION.write(read)))
                        .isEqualTo(read);
            } else {
                FormatException refusal = StrictInputTest.refusal(MercadoJson.EDITION, edition);
                assertThat(StrictInputTest.problems(refusal)).as(line).isNotEmpty();
                assertThat(StrictInputTest.problems(refusal))
                        .extracting(EditionProblem::rule)
                        .extracting(rule -> rule.id())
                        .as(line)
                        .containsAnyElementsOf(breaks);
            }
        }
    }
}
