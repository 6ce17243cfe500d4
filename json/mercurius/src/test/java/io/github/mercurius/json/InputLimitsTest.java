package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Input that is too large, too deep, or no text at all is refused before it costs anything. */
class InputLimitsTest {
    private static final String TOO_MUCH =
            "at most 16 levels, texts of at most 4096 characters, names and numbers of at most 256";
    private static final WireFormat<Action> FORMAT = MercuriusJson.ACTION;
    private static final String DOCUMENT = "{\"type\":\"buy\",\"asset\":\"AMS\"}";

    @Test
    void depthIsLimited() {
        for (WireFormat<?> format : RandomGames.GAMES.all().values()) {
            for (String opening : List.of("[", "{\"a\":", "{\"type\":[", "{\"cards\":[[{\"a\":")) {
                Refusals.of(format, opening.repeat(100_000));
            }
            Refusals.of(format, "[".repeat(17));
        }
    }

    @Test
    void theLargestDocumentIsReadAndNoLargerOne() {
        Action value = FORMAT.read(DOCUMENT);
        String largest = " ".repeat(WireFormat.MOST_CHARACTERS - DOCUMENT.length()) + DOCUMENT;
        assertThat(FORMAT.read(largest)).isEqualTo(value);
        assertThat(FORMAT.read(largest.getBytes(StandardCharsets.UTF_8))).isEqualTo(value);
        String larger = " " + largest;
        byte[] bytes = larger.getBytes(StandardCharsets.UTF_8);
        String limit = "the document: found a larger document, expected at most 1048576 characters";
        assertThat(Refusals.of(FORMAT, larger)).hasMessage(limit);
        assertThatThrownBy(() -> FORMAT.read(bytes)).hasMessage(limit);
    }

    @Test
    void namesTextsAndNumbersAreLimited() {
        String number = "{\"turn\":" + "9".repeat(300) + ",\"type\":\"turnBegan\"}";
        assertThat(Refusals.of(MercuriusJson.EVENT, number).expected()).isEqualTo(TOO_MUCH);
        String text = "{\"type\":\"" + "x".repeat(5000) + "\"}";
        for (String json : List.of("{\"" + "x".repeat(257) + "\":1}", text)) {
            assertThat(Refusals.of(FORMAT, json).expected()).isEqualTo(TOO_MUCH);
        }
    }

    @Test
    void bytesAreUtf8() {
        assertThat(FORMAT.read(DOCUMENT.getBytes(StandardCharsets.UTF_8))).isEqualTo(FORMAT.read(DOCUMENT));
        for (byte[] other : new byte[][] {
            DOCUMENT.getBytes(StandardCharsets.UTF_16),
            DOCUMENT.getBytes(StandardCharsets.UTF_16BE),
            {(byte) 0xef, (byte) 0xbb, (byte) 0xbf, '{', '}'},
            {(byte) 0xff}
        }) {
            assertThatThrownBy(() -> FORMAT.read(other)).isInstanceOf(FormatException.class);
        }
        assertThatThrownBy(() -> FORMAT.read(new byte[] {'"', (byte) 0xc0, (byte) 0x80, '"'}))
                .isInstanceOf(FormatException.class)
                .hasMessage("the document: found bytes that are not UTF-8, expected UTF-8");
    }

    @Test
    void nothingIsNoJson() {
        nothing(() -> FORMAT.read((String) null), "json: null, expected a text");
        nothing(() -> FORMAT.read((byte[]) null), "json: null, expected bytes");
        nothing(() -> FORMAT.write(null), "value: null, expected a value");
    }

    private static void nothing(ThrowingCallable door, String message) {
        assertThatThrownBy(door).isInstanceOf(NullPointerException.class).hasMessage(message);
    }
}
