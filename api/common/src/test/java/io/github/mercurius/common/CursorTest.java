package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A cursor reads a part of a text, and nothing before or behind it. */
class CursorTest {
    private enum Sort {
        TEA,
        SILK
    }

    /** A cursor whose failures say all that it knows. */
    private static final class Reading extends Cursor {
        Reading(String text, int start, int end) {
            super(text, start, end);
        }

        @Override
        protected RuntimeException failure(int at, String expected) {
            return new IllegalArgumentException(at + ": " + shown(at) + ", expected " + expected);
        }
    }

    /** Reads a text that stands between others. */
    private static Reading of(String text) {
        return new Reading("<7" + text + "7TEA", 2, 2 + text.length());
    }

    @Test
    void wordsSignsAndNumbersAreRead() {
        Reading cursor = of("a=12,TEA/rest");
        assertThat(cursor.skip("ab")).isFalse();
        assertThat(cursor.skip("a")).isTrue();
        assertThat(cursor.isNext('=')).isTrue();
        assertThat(cursor.skip(',')).isFalse();
        assertThat(cursor.skip('=')).isTrue();
        int number = cursor.place();
        assertThat(cursor.isDigitNext()).isTrue();
        assertThat(cursor.number()).isEqualTo(12);
        assertThat(cursor.isDigitNext()).isFalse();
        cursor.goBack(number);
        assertThat(cursor.number()).isEqualTo(12);
        assertThat(cursor.skip(',')).isTrue();
        assertThat(cursor.constant(List.of(Sort.values()), "a sort")).isEqualTo(Sort.TEA);
        assertThat(cursor.skip('/')).isTrue();
        assertThat(cursor.has(4)).isTrue();
        assertThat(cursor.has(5)).isFalse();
        assertThat(cursor.rest()).isEqualTo("rest");
        assertThat(cursor.atEnd()).isTrue();
        cursor.checkEnd("nothing more");
    }

    @Test
    void whatStandsBehindIsNotRead() {
        Reading cursor = of("1");
        assertThat(cursor.number()).isEqualTo(1);
        assertThat(cursor.isDigitNext()).isFalse();
        assertThat(cursor.isNext('7')).isFalse();
        assertThat(cursor.skip("7TEA")).isFalse();
        assertThat(cursor.code()).isEmpty();
        assertThat(cursor.rest()).isEmpty();
        assertThat(of("x7").skip("x77")).isFalse();
    }

    @Test
    void aListHasCommas() {
        Reading cursor = of("1,2,30;4");
        assertThat(cursor.list(cursor::number)).containsExactly(1, 2, 30);
        assertThatThrownBy(() -> cursor.checkEnd("nothing more")).hasMessage("8: ;4, expected nothing more");
        assertThat(of("CRN0,").code()).isEqualTo("CRN0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "00", "01", "+1", "٣"})
    void aNumberHasNoLeadingZeros(String text) {
        assertThatThrownBy(() -> of(text).number()).hasMessageEndingWith(", expected a number without leading zeros");
    }

    @ParameterizedTest
    @CsvSource({"2147483648", "9999999999", "99999999999999999999", "00000000000"})
    void aNumberIsNotTooLarge(String text) {
        assertThat(of("2147483647").number()).isEqualTo(Integer.MAX_VALUE);
        assertThat(of("0").number()).isZero();
        assertThatThrownBy(() -> of(text).number())
                .hasMessage("2: " + SafeText.of(text, 20) + ", expected a number up to 2147483647");
    }

    @Test
    void aFailureShowsWhatStandsThere() {
        assertThatThrownBy(() -> of("RUM\u202e").constant(List.of(Sort.values()), "TEA or SILK"))
                .hasMessage("2: RUM\\u202e, expected TEA or SILK");
        assertThatThrownBy(() -> of("").constant(List.of(Sort.values()), "TEA or SILK"))
                .hasMessage("2: nothing, expected TEA or SILK");
    }
}
