package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.Gaps;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.testkit.Samples;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library says in English, Polish and Italian: the same things, and nothing of the machine's language. */
class TextsTest {
    private static final Locale POLISH = Locale.forLanguageTag("pl");
    private static final Locale DEFAULT = Locale.getDefault();

    /** The sentences that an event has besides the one named after its type. */
    private static final List<String> MORE_SENTENCES = List.of(
            "sold.loss",
            "dividendPaid.part",
            "dividendPaid.nobody",
            "newsPlayed.none",
            "pricesMoved.changed",
            "pricesMoved.same",
            "boardShifted.discarded",
            "boardShifted.gone",
            "gameEnded.shared");

    /** The refusals that speak of a share in other words than of a token. */
    private static final List<String> OF_SHARES = List.of("cannotPay", "noneInBank", "noneOwned", "tokensNotOwned");

    @AfterEach
    void restoreTheMachinesLanguage() {
        Locale.setDefault(DEFAULT);
    }

    @Test
    void theLibrarySpeaksThreeLanguages() {
        assertThat(Languages.all())
                .containsExactly(Locale.ENGLISH, POLISH, Locale.ITALIAN)
                .isUnmodifiable();
    }

    @ParameterizedTest
    @EnumSource
    void aRuleHasANumberAndATextInEachLanguage(Rule rule) {
        assertThat(rule.id()).matches("(THG|SET|TRN|TRD|PRC|BLK|DIV|NWS|END|INF|RUL)-\\d{1,2}");
        for (Locale language : Languages.all()) {
            assertThat(rule.text(language)).endsWith(".").hasSizeGreaterThan(10);
        }
        assertThat(rule.text()).isEqualTo(rule.text(Locale.ENGLISH));
        assertThat(new HashSet<>(Languages.all().stream().map(rule::text).toList()))
                .hasSize(3);
    }

    @Test
    void allLanguagesSayTheSameThingsAndNoMore() {
        Set<String> expected = new TreeSet<>(List.of("list", "deck.MAIN", "deck.BACKUP"));
        Asset.all().forEach(asset -> expected.addAll(List.of("asset." + asset, "token." + asset)));
        Arrays.stream(SpecialCard.values()).forEach(card -> expected.add("card." + card));
        Arrays.stream(Rule.values()).forEach(rule -> expected.add("rule." + rule.id()));
        Samples.violations().forEach(violation -> expected.add("violation." + violation.type()));
        Samples.events().stream()
                .filter(event -> !(event instanceof Event.Noted)) // all games say a note in the same words
                .forEach(event -> expected.add("event." + event.type()));
        Asset.all().stream().filter(asset -> !asset.isShare()).forEach(commodity -> expected.add("of." + commodity));
        OF_SHARES.forEach(sentence -> expected.add("violation." + sentence + ".share"));
        MORE_SENTENCES.forEach(sentence -> expected.add("event." + sentence));
        for (Locale language : Languages.all()) {
            assertThat(new TreeSet<>(bundle(language).keySet()))
                    .as(language.toString())
                    .isEqualTo(expected);
        }
    }

    @Test
    void allLanguagesHaveTheSameGaps() {
        for (Locale language : Languages.all()) {
            assertThat(Gaps.of(bundle(language))).as(language.toString()).isEqualTo(Gaps.of(bundle(Locale.ENGLISH)));
        }
    }

    private static ResourceBundle bundle(Locale language) {
        return ResourceBundle.getBundle("io.github.mercurius.api.texts", language);
    }

    @ParameterizedTest
    @CsvSource({"'',''", "a,a", "'a,b',a and b", "'a,b,c','a, b and c'"})
    void thingsStandOneAfterTheOther(String things, String list) {
        List<String> parts = things.isEmpty() ? List.of() : List.of(things.split(","));
        assertThat(Texts.in(Locale.ENGLISH).list(parts)).isEqualTo(list);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pl-PL", "it", "tr", "ar", "ja"})
    void theMachinesLanguageNeverSlipsIn(String machine) {
        Locale.setDefault(Locale.forLanguageTag(machine));
        ResourceBundle.clearCache(Texts.class.getClassLoader());
        Violation violation = new Violation.CannotPay(0, Asset.AMS, 2, 1_500, 9);
        assertThat(violation.message()).isEqualTo("the second share of Amsterdam costs 1500 guilders, seat 0 has 9");
        assertThat(violation.message(Locale.UK)).isEqualTo(violation.message());
        assertThat(violation.message(Locale.GERMAN)).isEqualTo(violation.message());
        assertThat(violation.message(POLISH))
                .isEqualTo("druga akcja komory Amsterdam kosztuje 1500 guldenów, a gracz na miejscu 0 ma 9");
        assertThat(new Event.Bought(0, Asset.SIL, 1, 1_500).message())
                .isEqualTo("seat 0 buys a token of silk for 1500 guilders");
        assertThat(Rule.TRD_1.text()).isEqualTo("At most three trades a turn, each of one token.");
        assertThat(Asset.SIL.displayName(Locale.ENGLISH)).isEqualTo("silk");
        assertThat(Action.parse("+MID")).isEqualTo(Action.buy(Asset.MID));
    }
}
