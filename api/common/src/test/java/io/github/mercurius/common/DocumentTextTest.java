package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How messages write the places and values of a document. */
class DocumentTextTest {
    @Test
    void onlyWholeNumbersAreWhole() {
        BigInteger large = BigInteger.TWO.pow(80);
        assertThat(DocumentText.whole(large)).isEqualTo(large);
        assertThat(List.<Object>of(7, 7L, (short) 7, (byte) 7))
                .allSatisfy(seven -> assertThat(DocumentText.whole(seven)).isEqualTo(7));
        assertThat(List.<Object>of(7.0, 7f, BigDecimal.valueOf(7), "7", List.of(), true))
                .allSatisfy(value -> assertThat(DocumentText.whole(value)).isNull());
        assertThat(DocumentText.whole(null)).isNull();
    }

    @Test
    void aValueIsShownInAFewCharacters() {
        assertThat(DocumentText.shown(DocumentText.MISSING)).isEqualTo("missing");
        assertThat(DocumentText.shown(null)).isEqualTo("null");
        assertThat(DocumentText.shown(7)).isEqualTo("7");
        assertThat(DocumentText.shown(List.of(1, 2))).isEqualTo("a list of 2");
        assertThat(DocumentText.shown(Map.of())).isEqualTo("an object");
        assertThat(DocumentText.shown("tea\u202e")).isEqualTo("\"tea\\u202e\"");
        assertThat(DocumentText.shown("x".repeat(1000))).hasSize(62);
        assertThat(DocumentText.shown(BigInteger.ONE.shiftLeft(199).subtract(BigInteger.ONE)))
                .hasSize(60);
        assertThat(DocumentText.shown(BigInteger.TEN.pow(1000))).isEqualTo("a number of 3322 bits");
    }
}
