package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.rules.EditionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The editions of an independent implementation: accepted, or refused citing the rules that they break. */
class EditionCasesTest {
    static Stream<Arguments> cases() {
        List<Arguments> cases = new ArrayList<>();
        Json.files(Json.EDITIONS).forEach(file -> {
            List<JsonNode> lines = Json.lines(file);
            assertThat(lines.get(0).get("format").asText()).isEqualTo("mercatores-editions/1");
            lines.subList(1, lines.size())
                    .forEach(line -> cases.add(Arguments.of(line.get("case").asText(), line)));
        });
        return cases.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theEditionIsAcceptedOrRefusedByARuleThatItBreaks(String name, JsonNode line) {
        Object document = Json.document(line.get("edition"));
        List<String> breaks = Json.list(line.get("breaks"), JsonNode::asText);
        List<EditionProblem> problems = Edition.problems(document);
        if (breaks.isEmpty()) {
            assertThat(problems).as(name).isEmpty();
            assertThat(Edition.of(document).toDocument()).as(name).isEqualTo(document);
            assertThat(Edition.of(Edition.of(document).toDocument())).isEqualTo(Edition.of(document));
        } else {
            // stricter than asked: all problems that are noted break one of the rules named
            assertThat(problems)
                    .as(name)
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(breaks)
                            .as(problem.message())
                            .contains(problem.rule().id()));
        }
    }
}
