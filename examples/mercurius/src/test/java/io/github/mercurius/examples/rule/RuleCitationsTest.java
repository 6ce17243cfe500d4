package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What {@code mercurius rule} says of the code is what the code says. If this test fails as sources have changed, run
 * it with {@code -Drules.write}, which writes the file anew.
 */
class RuleCitationsTest {
    private static final Path FILE = Path.of("src/main/resources/io/github/mercurius/examples/rule", Citations.FILE);
    private static final String HEAD =
            "# Taken from the sources by RuleCitationsTest, with -Drules.write: do not edit.\n";

    @Test
    void theFileNamesAllPlacesThatCiteARule() throws IOException {
        StringBuilder expected = new StringBuilder(HEAD);
        CitationScanner scanner = new CitationScanner();
        scanner.scan(Path.of("../../core/mercurius/src/main/java"));
        scanner.scan(Path.of("../../api/mercurius/src/main/java"));
        for (Map.Entry<Rule, List<String>> cited : scanner.places().entrySet()) {
            expected.append(cited.getKey().id())
                    .append(": ")
                    .append(String.join(" ", cited.getValue()))
                    .append('\n');
        }
        if (System.getProperty("rules.write") != null) {
            Files.writeString(FILE, expected);
        }
        assertThat(Files.readString(FILE)).isEqualTo(expected.toString());
    }

    @Test
    void whereARuleIsDecidedIsFound() {
        assertThat(Citations.of(Rule.TRD_3))
                .contains("Table.sellingGain")
                .anyMatch(place -> place.startsWith("TradePrices."));
        assertThat(Citations.of(Rule.BLK_4)).anyMatch(place -> place.startsWith("Transition."));
        assertThat(Citations.of(Rule.RUL_10)).isNotEqualTo(Citations.of(Rule.RUL_1));
    }

    @Test
    void eachRuleThatAnActionCanBreakIsCitedWhereLegalityIsDecided() throws IOException {
        for (Rule rule : RuleCommandTest.breakable()) {
            assertThat(Citations.of(rule))
                    .as(rule.id())
                    .anyMatch(place -> place.startsWith("Legality.") || place.startsWith("Refusal."));
        }
    }
}
