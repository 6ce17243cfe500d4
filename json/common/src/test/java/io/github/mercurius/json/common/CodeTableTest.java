package io.github.mercurius.json.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeTableTest {
    /** Those of the price cards of Mercurius. */
    private static final Map<String, String> CODES = Stream.of("AMS SIL COF", "DEL POR COP", "ENK SPI TEA")
            .map(names -> names.split(" ", -1))
            .flatMap(names -> Stream.of("%s+%s-", "%s-%s+")
                    .flatMap(code -> Stream.of(
                            String.format(code, names[0], names[1]), String.format(code, names[0], names[2]))))
            .collect(Collectors.toMap(Function.identity(), code -> "value of " + code));

    private static final CodeTable<String> TABLE = new CodeTable<>(CODES);

    private static String find(String text) {
        char[] characters = ("--" + text + "--").toCharArray();
        return TABLE.find(characters, 2, text.length());
    }

    @Test
    void everyCodeIsFound() {
        assertThat(CODES).hasSize(12);
        CODES.forEach((code, value) -> assertThat(find(code)).isEqualTo(value));
    }

    @Test
    void noChangedCodeIsFound() {
        for (String code : CODES.keySet()) {
            for (int i = 0; i < code.length(); i++) {
                for (char c = 0; c < 0x300; c++) {
                    String changed = code.substring(0, i) + c + code.substring(i + 1);
                    assertThat(find(changed)).isSameAs(CODES.get(changed));
                }
                assertThat(find(code.substring(i + 1))).isNull();
                assertThat(find(code.substring(0, i))).isNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "AMS", "AMS+SIL-AMS+SIL-", "\0AMS+SIL-", "ams+sil-"})
    void nothingElseIsFound(String text) {
        assertThat(find(text)).isNull();
    }
}
