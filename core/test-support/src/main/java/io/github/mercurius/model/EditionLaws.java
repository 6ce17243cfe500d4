package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.rules.EditionException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The editions of an independent implementation are accepted, or refused citing the rules that they break. */
public abstract class EditionLaws {
    private final Function<JsonNode, ?> edition;
    private final Set<String> ofForm;

    /**
     * The laws of a game's editions.
     *
     * @param edition builds an edition from JSON; an exception of another kind says that the JSON has not its form
     * @param ofForm rules that only a reader of JSON can find broken
     */
    protected EditionLaws(Function<JsonNode, ?> edition, String... ofForm) {
        this.edition = edition;
        this.ofForm = Set.of(ofForm);
    }

    @TestFactory
    Stream<DynamicTest> theEditionIsAcceptedOrRefusedByARuleThatItBreaks() {
        List<DynamicTest> cases = new ArrayList<>();
        for (Path file : Json.files(Json.EDITIONS)) {
            List<JsonNode> lines = Json.lines(file);
            for (JsonNode line : lines.subList(1, lines.size())) {
                cases.add(DynamicTest.dynamicTest(line.get("case").asText(), () -> agrees(line)));
            }
        }
        return cases.stream();
    }

    private void agrees(JsonNode line) {
        List<String> breaks = Json.list(line.get("breaks"), JsonNode::asText);
        try {
            assertThat(edition.apply(line.get("edition"))).isNotNull();
            assertThat(breaks.isEmpty() || breaks.stream().anyMatch(ofForm::contains))
                    .as("is accepted")
                    .isTrue();
        } catch (EditionException refused) {
            assertThat(refused.problems())
                    .allSatisfy(problem -> assertThat(breaks)
                            .as(problem.message())
                            .contains(problem.rule().id()));
        } catch (RuntimeException form) {
            assertThat(breaks).isNotEmpty();
        }
    }
}
