package io.github.mercurius.examples.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that is printed steers a terminal, hides or turns text around. */
class PrintableTest {
    /** The kinds of characters that are letters, marks, digits, signs and spaces. */
    private static final List<Integer> VISIBLE = List.of(
            (int) Character.UPPERCASE_LETTER,
            (int) Character.LOWERCASE_LETTER,
            (int) Character.TITLECASE_LETTER,
            (int) Character.MODIFIER_LETTER,
            (int) Character.OTHER_LETTER,
            (int) Character.NON_SPACING_MARK,
            (int) Character.COMBINING_SPACING_MARK,
            (int) Character.ENCLOSING_MARK,
            (int) Character.DECIMAL_DIGIT_NUMBER,
            (int) Character.LETTER_NUMBER,
            (int) Character.OTHER_NUMBER,
            (int) Character.CONNECTOR_PUNCTUATION,
            (int) Character.DASH_PUNCTUATION,
            (int) Character.START_PUNCTUATION,
            (int) Character.END_PUNCTUATION,
            (int) Character.INITIAL_QUOTE_PUNCTUATION,
            (int) Character.FINAL_QUOTE_PUNCTUATION,
            (int) Character.OTHER_PUNCTUATION,
            (int) Character.MATH_SYMBOL,
            (int) Character.CURRENCY_SYMBOL,
            (int) Character.MODIFIER_SYMBOL,
            (int) Character.OTHER_SYMBOL,
            (int) Character.SPACE_SEPARATOR);

    @ParameterizedTest
    @ValueSource(strings = {"Rafał", "日本", "שלום", "नमस्ते", "a b\u00a0c", "🎲", "€ – \"x\" \\ $1", "●·–→…█▏"})
    void whatPeopleWriteStaysAsItIs(String text) {
        assertThat(Printable.of(text)).isEqualTo(text);
        assertThat(Printable.lines(text + "\n" + text)).isEqualTo(text + "\n" + text);
    }

    @Test
    void everyCharacterIsVisibleOrEscapedAsInJson() throws JsonProcessingException {
        List<String> wrong = new ArrayList<>();
        // beyond the second plane, only the tags in the fifteenth are more than one of a kind
        for (int character = 0;
                character <= Character.MAX_CODE_POINT;
                character += character < 0x20000 || character >> 12 == 0xe0 ? 1 : 0x100) {
            String text = Character.toString(character);
            String shown = Printable.of(text);
            boolean asItIs = shown.equals(text) && VISIBLE.contains(Character.getType(character));
            if (!asItIs && !shown.equals(escaped(text))) {
                wrong.add(shown);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(new ObjectMapper().readValue("\"" + Printable.of("\u001b\udb40\udc41") + "\"", String.class))
                .isEqualTo("\u001b\udb40\udc41");
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            escaped.append("\\u").append(HexFormat.of().withUpperCase().toHexDigits(text.charAt(at)));
        }
        return escaped.toString();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0x34f, 0x115f, 0x1160, 0x17b4, 0x180b, 0x200d, 0x2060, 0x3164, 0xfe0f, 0xffa0, 0xe0041, 0xe0100})
    void whatHasNoWidthIsShown(int character) {
        assertThat(Printable.of("a" + Character.toString(character) + "b"))
                .startsWith("a\\u")
                .endsWith("b");
    }

    @Test
    void aTextIsOneLineAndNotTooLong() {
        assertThat(Printable.of("a\r\nb\u2028c\u0085d\u000be")).isEqualTo("a\\u000D\\u000Ab\\u2028c\\u0085d\\u000Be");
        assertThat(Printable.of("1234567890", 10)).isEqualTo("1234567890");
        assertThat(Printable.of("12345678901", 10)).isEqualTo("12345…78901");
        assertThat(Printable.of("\u001b".repeat(11), 4)).isEqualTo("\\u001B\\u001B…\\u001B\\u001B");
    }
}
