package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
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
    void aHashOfAChainCoversTheTextAndTheHashBefore() {
        assertThat(Hashing.next(EMPTY, "update 0")).isEqualTo(Hashing.sha256(EMPTY + "\nupdate 0\n"));
    }

    @Test
    void aTextInAsciiIsAnotherOneForEachText() {
        assertThat(Hashing.ascii("Tea, 7 ~")).isEqualTo("Tea, 7 ~");
        assertThat(Hashing.ascii("\n\u007f\u017c\ud83d\udc19")).isEqualTo("\\u000a\\u007f\\u017c\\ud83d\\udc19");
        assertThat(Hashing.ascii("\\u000a")).isEqualTo("\\u005cu000a").isNotEqualTo(Hashing.ascii("\n"));
    }

    @Test
    void digitsStandForBytes() {
        byte[] bytes = {0, 1, 0x7f, (byte) 0x80, (byte) 0xff, 0x5a};
        assertThat(Hashing.hex(bytes)).isEqualTo("00017f80ff5a");
        assertThat(Hashing.bytes("00017f80ff5a")).isEqualTo(bytes);
        assertThat(Hashing.hex(new byte[0])).isEmpty();
    }

    @Test
    void aSecretIs32BytesOfItsSource() {
        assertThat(Hashing.secret(bytes -> Arrays.fill(bytes, (byte) 0x2a))).isEqualTo("2a".repeat(32));
        assertThatThrownBy(() -> Hashing.secret(bytes -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
        assertThatThrownBy(() -> Hashing.secret(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("secureRandom: null, expected a source of random bytes");
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

    @Test
    void noHashIsRefused() {
        assertThatThrownBy(() -> Hashing.check("hash", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("hash: null, expected 64 hexadecimal digits");
    }

    @ParameterizedTest
    @ValueSource(chars = {'/', ':', '`', 'g', '٣', 'A'})
    void oneWrongDigitIsEnough(char digit) {
        assertThatThrownBy(() -> Hashing.check("hash", EMPTY.substring(1) + digit))
                .hasMessageEndingWith(", expected 64 hexadecimal digits");
    }
}
