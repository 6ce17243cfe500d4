package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyStanding;
import java.util.HashMap;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of a game in English, Polish and Italian. */
class WordsTest {
    private static final Dictionary WORDS = new Dictionary(Bundle::new);

    /** Texts that say of which language they are. */
    private static final class Bundle extends ListResourceBundle {
        private final Locale locale;

        Bundle(Locale locale) {
            this.locale = locale;
        }

        @Override
        protected Object[][] getContents() {
            return new Object[][] {
                {"name", locale.getLanguage()},
                {"list", "{others} & {last}"},
                {"coins", locale.getLanguage().equals("pl") ? "{n:moneta|monety|monet}" : "{n:coin|coins}"}
            };
        }
    }

    @ParameterizedTest
    @CsvSource({"en,en", "pl,pl", "it,it", "en-GB,en", "pl-PL,pl", "it-CH,it", "de,en", "tr,en", "und,en"})
    void otherLanguagesAreEnglish(String asked, String given) {
        Words words = WORDS.in(Locale.forLanguageTag(asked));
        assertThat(words.get("name")).isEqualTo(given);
        assertThat(words.locale()).isEqualTo(Locale.forLanguageTag(given));
    }

    @Test
    void eachLanguageCountsInItsWay() {
        assertThat(WORDS.in(Locale.ENGLISH).fill("coins", Map.of("n", 5))).isEqualTo("coins");
        assertThat(WORDS.in(Locale.ITALIAN).fill("coins", Map.of("n", 1))).isEqualTo("coin");
        assertThat(WORDS.in(Locale.forLanguageTag("pl")).fill("coins", Map.of("n", 5)))
                .isEqualTo("monet");
    }

    @ParameterizedTest
    @CsvSource({"'',''", "a,a", "'a,b',a & b", "'a,b,c','a, b & c'", "'{last},b','{last} & b'"})
    void thingsStandOneAfterTheOther(String things, String list) {
        List<String> parts = things.isEmpty() ? List.of() : List.of(things.split(","));
        assertThat(WORDS.in(Locale.ENGLISH).list(parts)).isEqualTo(list);
        assertThat(WORDS.in(Locale.ENGLISH).list(parts, part -> part + part).length())
                .isEqualTo(list.length() + String.join("", parts).length());
    }

    @Test
    void aThingHasItsNumberIfItIsNotOne() {
        assertThat(Words.times(1, "tea")).isEqualTo("tea");
        assertThat(Words.times(2, "tea")).isEqualTo("2 × tea");
    }

    private record Place(int place, int seat, int score) implements AnyStanding {}

    @Test
    void whoWonIsSaidWithTheScoreOfTheWinners() {
        Voice voice = new Voice(WORDS.in(Locale.ENGLISH), seat -> "seat " + seat);
        Map<String, Object> words = new HashMap<>();
        assertThat(voice.winners(List.of(new Place(1, 2, 9), new Place(2, 0, 7)), "score", words))
                .isEmpty();
        assertThat(words).isEqualTo(Map.of("winners", "seat 2", "score", 9));
        assertThat(voice.winners(List.of(new Place(1, 2, 9), new Place(1, 0, 9)), "score", words))
                .isEqualTo(".shared");
        assertThat(words).containsEntry("winners", "seat 2 & seat 0");
    }

    @Test
    void aTextThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> WORDS.in(Locale.ENGLISH).get("tea")).isInstanceOf(MissingResourceException.class);
    }
}
