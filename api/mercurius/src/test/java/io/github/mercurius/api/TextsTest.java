package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.TextLaws;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library says in English, Polish and Italian: the same things, and nothing of the machine's language. */
class TextsTest extends TextLaws {
    private static final Locale POLISH = Locale.forLanguageTag("pl");
    private static final Locale DEFAULT = Locale.getDefault();

    TextsTest() {
        super(
                "io.github.mercurius.api.texts",
                Rule.values(),
                Stream.concat(
                        keysOf(Violation.class, "violation."),
                        keysOf(Event.class, "event.").filter(key -> !key.equals("event.noted"))));
    }

    @AfterEach
    void restoreTheMachinesLanguage() {
        Locale.setDefault(DEFAULT);
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
