package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Rule;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What {@code mercurius rule} says of the code is what the code says. If this test fails as sources have changed, run
 * it with {@code -Drules.write}, which writes the file anew.
 */
class RuleCitationsTest {
    private static final Path FOLDER = Path.of("src/main/resources/io/github/mercurius/examples/rule");
    private static final String HEAD =
            "# Taken from the sources by RuleCitationsTest, with -Drules.write: do not edit.\n";

    @ParameterizedTest
    @CsvSource({
        "MERCURIUS, ../../core/mercurius, ../../api/mercurius",
        "MERCATORES, ../../core/mercatores,",
        "MERCADO, ../../core/mercado,"
    })
    void theFileNamesAllPlacesThatCiteARule(GameName game, Path module, @Nullable Path api) throws IOException {
        CitationScanner scanner = new CitationScanner(
                GameKit.of(game).rules().all().stream().map(AnyRule::id).toList());
        scanner.scan(module.resolve("src/main/java"));
        if (api != null) {
            scanner.scan(api.resolve("src/main/java"));
        }
        StringBuilder expected = new StringBuilder(HEAD);
        scanner.places().forEach((rule, places) -> {
            if (!places.isEmpty()) {
                expected.append(rule)
                        .append(": ")
                        .append(String.join(" ", places))
                        .append('\n');
            }
        });
        Path file = FOLDER.resolve(Citations.file(game.toString()));
        if (System.getProperty("rules.write") != null) {
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file)).isEqualTo(expected.toString());
    }

    @Test
    void whereARuleIsDecidedIsFound() {
        assertThat(Citations.of("mercurius", Rule.TRD_3.id()))
                .contains("Table.sellingGain")
                .anyMatch(place -> place.startsWith("TradePrices."));
        assertThat(Citations.of("mercurius", Rule.BLK_4.id())).anyMatch(place -> place.startsWith("TurnEnd."));
        assertThat(Citations.of("mercurius", Rule.RUL_10.id()))
                .isNotEqualTo(Citations.of("mercurius", Rule.RUL_1.id()));
    }

    @Test
    void eachRuleThatAnActionCanBreakIsCitedWhereLegalityIsDecided() throws IOException {
        for (Rule rule : RuleCommandTest.breakable()) {
            assertThat(Citations.of("mercurius", rule.id()))
                    .as(rule.id())
                    .anyMatch(place -> place.startsWith("Legality.") || place.startsWith("Refusal."));
        }
    }
}
