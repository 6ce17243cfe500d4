package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text from a bot is short and shows all of its characters. */
class SafeTextTest {
    @Test
    void textThatShowsStaysAsItIs() {
        assertThat(SafeText.of("Rafał: 1 + 2 \\ 字…", 300)).isEqualTo("Rafał: 1 + 2 \\ 字…");
    }

    @Test
    void charactersThatDoNotShowAreWrittenAsNumbers() {
        assertThat(SafeText.of("a\u001b\u202e\u2028\u00ad\ud800\udb40\udc41z", 300))
                .isEqualTo("a\\u001b\\u202e\\u2028\\u00ad\\ud800\\udb40\\udc41z");
    }

    @Test
    void noCharacterStaysThatDoesNotShow() {
        Matcher invisible = Pattern.compile("\\p{C}|\\p{Zl}|\\p{Zp}").matcher("");
        List<String> left = new ArrayList<>();
        for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
            String text = Character.toString(character);
            if (SafeText.of(text, 300).equals(text) && invisible.reset(text).matches()) {
                left.add(Integer.toHexString(character));
            }
        }
        assertThat(left).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"abcd, 4, abcd", "abcde, 4, abc…", "abcdefgh, 4, abc…", "a\u0001b, 8, a\\u0001b", "ab\u0001c, 8, ab…"})
    void whatIsTooLongIsCutBetweenCharacters(String text, int most, String expected) {
        assertThat(SafeText.of(text, most)).isEqualTo(expected);
    }

    @Test
    void whatLooksBlankOrIsBeyondTheBasicPlaneIsWrittenAsNumbers() {
        assertThat(SafeText.of("\u3164\u034f\ufe0f\u2800\u115f\u180b\u1160\uffa0", 300))
                .isEqualTo("\\u3164\\u034f\\ufe0f\\u2800\\u115f\\u180b\\u1160\\uffa0");
        assertThat(SafeText.of("a\ud83c\udccfb", 300)).isEqualTo("a\\ud83c\\udccfb");
    }

    @Test
    void noPairIsCut() {
        assertThat(SafeText.of("a\ud83c\udccfb", 14)).isEqualTo("a\\ud83c\\udccfb");
        assertThat(SafeText.of("a\ud83c\udccfb", 13)).isEqualTo("a…");
    }
}
