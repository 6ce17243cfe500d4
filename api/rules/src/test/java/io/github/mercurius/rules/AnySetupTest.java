package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players are called, with names and without. */
class AnySetupTest {
    private record Seats(int players, List<String> names, int startSeat) implements AnySetup {}

    private static final AnySetup NAMED = new Seats(3, List.of("Robert", "Magda", "Anna"), 0);
    private static final AnySetup UNNAMED = new Seats(3, List.of(), 0);

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
}
