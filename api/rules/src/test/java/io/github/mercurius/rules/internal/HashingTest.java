package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hashes of texts, and bytes in hexadecimal digits. */
class HashingTest {
    private static final String EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    @Test
    void aTextIsHashedInUtf8() {
        assertThat(Hashing.sha256("")).isEqualTo(EMPTY);
        assertThat(Hashing.sha256("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(Hashing.sha256("ż")).isEqualTo(Hashing.hex(Hashing.sha256(new byte[] {(byte) 0xc5, (byte) 0xbc})));
    }

    @Test
    void whatIsHashedIsAscii() {
        assertThat(Hashing.ascii(" ~\\\u007f\u017c")).isEqualTo(" ~\\u005c\\u007f\\u017c");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "e3b0", "g", "E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855", "\u202e"})
    void aHashHas64DigitsInLowerCase(String wrong) {
        assertThat(Hashing.check("hash", EMPTY)).isEqualTo(EMPTY);
        for (String text : new String[] {wrong, EMPTY + wrong + "0", wrong + EMPTY.substring(1) + ":"}) {
            assertThatThrownBy(() -> Hashing.check("hash", text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("hash: ")
                    .hasMessageEndingWith(", expected 64 hexadecimal digits")
                    .hasMessageNotContaining("\u202e");
        }
    }

    @ParameterizedTest
    @ValueSource(chars = {'/', ':', '`', 'g', '٣', 'A'})
    void oneWrongDigitIsEnough(char digit) {
        assertThatThrownBy(() -> Hashing.check("hash", EMPTY.substring(1) + digit))
                .hasMessageEndingWith(", expected 64 hexadecimal digits");
    }

    /** The values come from another program. */
    @Test
    void theNumbersOfASeedAreTheSameOnEveryPlatform() {
        HashedNumbers numbers = new HashedNumbers("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        int[] given = IntStream.generate(numbers).limit(2049).toArray();
        assertThat(given).hasSize(2049).startsWith(0xa9d6e500);
        assertThat(given[8]).isEqualTo(0x6061c438);
        assertThat(given[2048]).as("where the counter takes two bytes").isEqualTo(0xd8c0c43b);
        assertThat(SplitMix64.number(0, 0)).isEqualTo(0xe220a8397b1dcdafL);
        assertThat(SplitMix64.number(7, 2)).isEqualTo(0xe6984080bab12a02L);
    }
}
