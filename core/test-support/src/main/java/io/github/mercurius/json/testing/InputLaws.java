package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Input that is too large, too deep, or no text at all is refused before it costs anything. */
public abstract class InputLaws<A extends AnyAction> {
    private static final String TOO_MUCH =
            "at most 16 levels, texts of at most 4096 characters, names and numbers of at most 256";

    private final WireFormat<A> format;
    private final String document;
    private final List<WireFormat<?>> others;

    /**
     * The laws of some formats.
     *
     * @param document an action
     * @param more formats that only this game has
     */
    protected InputLaws(Formats<A, ?> formats, String document, WireFormat<?>... more) {
        format = formats.action();
        this.document = document;
        others = new ArrayList<>(List.of(formats.state(), formats.violation()));
        others.addAll(List.of(more));
    }

    @Test
    public void depthIsLimited() {
        String property = "{\"" + document.substring(2, document.indexOf('"', 2)) + "\":[";
        for (String opening : List.of("[", "{\"a\":", property, "{\"cards\":[[{\"a\":")) {
            Refusals.of(format, opening.repeat(100_000));
            others.forEach(other -> Refusals.of(other, opening.repeat(100_000)));
        }
        Refusals.of(format, "[".repeat(17));
        others.forEach(other -> Refusals.of(other, "[".repeat(17)));
    }

    @Test
    public void theLargestDocumentIsReadAndNoLargerOne() throws IOException {
        A value = format.read(document);
        String largest = " ".repeat(WireFormat.MOST_CHARACTERS - document.length()) + document;
        assertThat(format.read(largest)).isEqualTo(value);
        assertThat(format.read(new StringReader(largest))).isEqualTo(value);
        assertThat(format.read(largest.getBytes(StandardCharsets.UTF_8))).isEqualTo(value);
        String larger = " " + largest;
        byte[] bytes = larger.getBytes(StandardCharsets.UTF_8);
        String limit = "the document: found a larger document, expected at most 1048576 characters";
        assertThat(Refusals.of(format, larger)).hasMessage(limit);
        assertThatThrownBy(() -> format.read(new StringReader(larger))).hasMessage(limit);
        assertThatThrownBy(() -> format.read(bytes)).hasMessage(limit);
        assertThatThrownBy(() -> format.read(new ByteArrayInputStream(bytes))).hasMessage(limit);
    }

    @Test
    public void namesTextsAndNumbersAreLimited() {
        String number = "{\"a\":" + "9".repeat(300) + "}";
        String text = "{\"" + document.substring(2, document.indexOf('"', 2)) + "\":\"" + "x".repeat(5000) + "\"}";
        for (String json : List.of("{\"" + "x".repeat(257) + "\":1}", text)) {
            assertThat(Refusals.of(format, json).expected()).isEqualTo(TOO_MUCH);
        }
        assertThat(others)
                .anySatisfy(other ->
                        assertThat(Refusals.of(other, number).expected()).isEqualTo(TOO_MUCH));
    }

    @Test
    public void bytesAreUtf8() {
        byte[] good = document.getBytes(StandardCharsets.UTF_8);
        assertThat(format.read(good)).isEqualTo(format.read(document));
        for (byte[] other : new byte[][] {
            document.getBytes(StandardCharsets.UTF_16),
            document.getBytes(StandardCharsets.UTF_16BE),
            {(byte) 0xef, (byte) 0xbb, (byte) 0xbf, '{', '}'},
            {(byte) 0xff}
        }) {
            assertThatThrownBy(() -> format.read(other)).isInstanceOf(FormatException.class);
        }
        assertThatThrownBy(() -> format.read(new byte[] {'"', (byte) 0xc0, (byte) 0x80, '"'}))
                .isInstanceOf(FormatException.class)
                .hasMessage("the document: found bytes that are not UTF-8, expected UTF-8");
    }

    @Test
    public void nothingIsNoJson() {
        nothing(() -> format.read((String) null), "json: null, expected a text");
        nothing(() -> format.read((byte[]) null), "json: null, expected bytes");
        nothing(() -> format.read((Reader) null), "json: null, expected a reader");
        nothing(() -> format.read((InputStream) null), "json: null, expected a stream");
        nothing(() -> format.write(null), "value: null, expected a value");
    }

    private static void nothing(ThrowingCallable door, String message) {
        assertThatThrownBy(door).isInstanceOf(NullPointerException.class).hasMessage(message);
    }
}
