package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.PriceCard;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeTableTest {
    private static final Map<String, PriceCard> CODES =
            PriceCard.all().stream().collect(Collectors.toMap(PriceCard::code, Function.identity()));
    private static final CodeTable<PriceCard> TABLE = new CodeTable<>(CODES);

    private static PriceCard find(String text) {
        char[] characters = ("--" + text + "--").toCharArray();
        return TABLE.find(characters, 2, text.length());
    }

    @Test
    void everyCodeIsFound() {
        CODES.forEach((code, card) -> assertThat(find(code)).isEqualTo(card));
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
