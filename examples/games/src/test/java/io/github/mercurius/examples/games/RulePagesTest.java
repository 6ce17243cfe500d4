package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyRule;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RulePagesTest {
    private static final Pattern CODE = Pattern.compile("`[^`]+`");
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    @ParameterizedTest
    @CsvSource({"MERCURIUS, pl", "MERCURIUS, it", "MERCATORES, pl", "MERCATORES, it", "MERCADO, pl", "MERCADO, it"})
    void aTranslationHasTheRulesCodesAndNumbersOfTheEnglishPage(GameName game, String language) {
        RulePages english = RulePages.of(game.toString(), "en");
        RulePages translated = RulePages.of(game.toString(), language);
        for (AnyRule rule : GameKit.of(game).rules().all()) {
            RulePages.Passage expected = english.passage(rule.id()).orElseThrow();
            RulePages.Passage passage = translated.passage(rule.id()).orElseThrow();
            // editions are described in English
            assertThat(passage.language()).as(rule.id()).isEqualTo(rule.id().startsWith("EDN") ? "en" : language);
            assertThat(passage.markdown()).as(rule.id()).hasSameSizeAs(expected.markdown());
            assertThat(found(CODE, passage)).as(rule.id()).isEqualTo(found(CODE, expected));
            assertThat(found(NUMBER, passage)).as(rule.id()).isEqualTo(found(NUMBER, expected));
        }
    }

    @ParameterizedTest
    @EnumSource
    void withoutAPageOfALanguageItIsTheEnglishOne(GameName game) {
        for (AnyRule rule : GameKit.of(game).rules().all()) {
            assertThat(RulePages.of(game.toString(), "de").passage(rule.id()))
                    .isEqualTo(RulePages.of(game.toString(), "en").passage(rule.id()));
        }
    }

    private static List<String> found(Pattern pattern, RulePages.Passage passage) {
        // a language sets the thousands apart in its own way
        String text = String.join("\n", passage.markdown()).replaceAll("(?<=\\d)[.,\u00a0](?=\\d{3})", "");
        return pattern.matcher(text).results().map(MatchResult::group).sorted().collect(Collectors.toList());
    }
}
