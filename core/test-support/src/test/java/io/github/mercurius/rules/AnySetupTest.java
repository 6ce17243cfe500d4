package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.mercurius.rules.toy.ToyRule;
import io.github.mercurius.rules.toy.ToySetup;
import io.github.mercurius.rules.toy.ToyViolation;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players are called, with names and without. */
class AnySetupTest {
    private static final AnySetup NAMED = new ToySetup(3, List.of("Robert", "Magda", "Anna"), 0);
    private static final AnySetup UNNAMED = ToySetup.of(3);

    @ParameterizedTest
    @CsvSource({
        "en, seat 2",
        "pl, gracz na miejscu 2",
        "it, il giocatore al posto 2",
        "pl-PL, gracz na miejscu 2",
        "de, seat 2",
        "und, seat 2"
    })
    void whoHasNoNameIsCalledByTheSeat(String language, String name) {
        assertThat(UNNAMED.name(2, Locale.forLanguageTag(language))).isEqualTo(name);
        assertThat(NAMED.name(2, Locale.forLanguageTag(language))).isEqualTo("Anna");
    }

    @Test
    void theLanguageIsEnglishIfNoneIsSaid() {
        assertThat(UNNAMED.name(0)).isEqualTo("seat 0");
        assertThat(NAMED.name(0)).isEqualTo("Robert");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aSeatThatTheGameDoesNotHaveIsRefused(int seat) {
        for (AnySetup setup : List.of(NAMED, UNNAMED)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> setup.name(seat, Locale.ITALIAN))
                    .withMessage("seat: " + seat + ", expected 0 to 2");
        }
    }

    @Test
    void aLanguageIsNeeded() {
        for (AnySetup setup : List.of(NAMED, UNNAMED)) {
            assertThatNullPointerException()
                    .isThrownBy(() -> setup.name(0, null))
                    .withMessage("locale: null, expected a value");
        }
    }

    /** A text that is told without a set-up names any seat, as it does not know how many there are. */
    @ParameterizedTest
    @CsvSource({"0, en, seat 0 has rolled", "99, pl, gracz na miejscu 99 ma rzut za sobą"})
    void aTextWithoutASetUpSpeaksOfSeats(int seat, String language, String message) {
        AnyViolation violation = ToyViolation.rolledBefore(seat);
        assertThat(violation.message(Locale.forLanguageTag(language))).isEqualTo(message);
        assertThat(violation.rule()).isEqualTo(ToyRule.TOY_4);
    }
}
