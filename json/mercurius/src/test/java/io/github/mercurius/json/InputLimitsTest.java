package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.rules.json.FormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that is too large, too deep, or no text at all is refused before it costs anything. */
class InputLimitsTest {
    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "{\"asset\":[", "{\"tokens\":[[{\"a\":"})
    void depthIsLimited(String opening) {
        Refusals.of(MercuriusJson.ACTION, opening.repeat(100_000));
        Refusals.of(MercuriusJson.STATE, opening.repeat(100_000));
        Refusals.of(MercuriusJson.VIOLATION, opening.repeat(17));
    }

    @Test
    void lengthsAreLimited() throws IOException {
        String limit = "the document: found a larger document, expected at most 1048576 characters";
        String large = " ".repeat(1 << 20);
        String action = "{\"type\":\"buy\",\"asset\":\"AMS\"}";
        String largest = large.substring(action.length()) + action;
        assertThat(MercuriusJson.ACTION.read(largest)).isEqualTo(Action.parse("+AMS"));
        assertThat(MercuriusJson.ACTION.read(new StringReader(largest))).isEqualTo(Action.parse("+AMS"));
        assertThat(Refusals.of(MercuriusJson.ACTION, large + " ")).hasMessage(limit);
        assertThatThrownBy(() -> MercuriusJson.ACTION.read(new StringReader(" " + largest)))
                .hasMessage(limit);
        byte[] bytes = (" " + largest).getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> MercuriusJson.ACTION.read(bytes)).hasMessage(limit);
        assertThatThrownBy(() -> MercuriusJson.ACTION.read(new ByteArrayInputStream(bytes)))
                .hasMessage(limit);

        String tooMuch = "at most 16 levels, texts of at most 4096 characters, names and numbers of at most 256";
        String name = "{\"" + "x".repeat(257) + "\":1}";
        assertThat(Refusals.of(MercuriusJson.ACTION, name).expected()).isEqualTo(tooMuch);
        String text = "{\"type\":\"" + "x".repeat(5000) + "\"}";
        assertThat(Refusals.of(MercuriusJson.ACTION, text).expected()).isEqualTo(tooMuch);
        String number = "{\"turn\":" + "9".repeat(300) + ",\"type\":\"turnBegan\",\"seat\":0}";
        assertThat(Refusals.of(MercuriusJson.EVENT, number).expected()).isEqualTo(tooMuch);
    }

    @Test
    void bytesAreUtf8() {
        byte[] action = "{\"type\":\"buy\",\"asset\":\"AMS\"}".getBytes(StandardCharsets.UTF_8);
        assertThat(MercuriusJson.ACTION.read(action)).isEqualTo(Action.parse("+AMS"));
        for (byte[] other : new byte[][] {
            "{\"type\":\"buy\"}".getBytes(StandardCharsets.UTF_16),
            "{\"type\":\"buy\"}".getBytes(StandardCharsets.UTF_16BE),
            {'"', (byte) 0xc0, (byte) 0x80, '"'},
            {(byte) 0xef, (byte) 0xbb, (byte) 0xbf, '{', '}'},
            {(byte) 0xff}
        }) {
            assertThatThrownBy(() -> MercuriusJson.ACTION.read(other)).isInstanceOf(FormatException.class);
        }
    }

    @Test
    void nothingIsNoJson() {
        assertThatThrownBy(() -> MercuriusJson.ACTION.read((String) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("json: null, expected a text");
        assertThatThrownBy(() -> MercuriusJson.ACTION.read((byte[]) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("json: null, expected bytes");
        assertThatThrownBy(() -> MercuriusJson.ACTION.read((Reader) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("json: null, expected a reader");
        assertThatThrownBy(() -> MercuriusJson.ACTION.read((InputStream) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("json: null, expected a stream");
        assertThatThrownBy(() -> MercuriusJson.ACTION.write(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value: null, expected a value");
    }
}
