package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is written is one and the same text everywhere, in the words of the notation. */
public abstract class CanonicalLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;

    protected CanonicalLaws(Rules<A, V> rules, Formats<A, V> formats) {
        this.rules = rules;
        this.formats = formats;
    }

    /** Each notation of a file is written as the document beside it, and read from it. */
    @TestFactory
    public Stream<DynamicTest> actionsAreWrittenAsTheNotationSays() throws IOException {
        return Rows.of("written-actions.txt", row -> {
            A action = rules.action(row[0]);
            assertThat(formats.action().write(action)).isEqualTo(row[1]);
            assertThat(formats.action().read(row[1])).isEqualTo(action);
        });
    }

    /** A value that could not be read is not written. */
    protected static <T> void isNotWritten(WireFormat<T> format, T value, String message) {
        assertThatThrownBy(() -> format.write(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: " + message);
    }

    /** Every way to write a value gives the same text, and every way to read it the value. */
    protected static <T> void isTheSameEverywhere(WireFormat<T> format, T value) throws IOException {
        String json = format.write(value);
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertThat(format.writeBytes(value)).isEqualTo(bytes);
        StringWriter writer = new StringWriter();
        format.write(value, writer);
        assertThat(writer).hasToString(json);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(value, stream);
        assertThat(stream.toByteArray()).isEqualTo(bytes);
        assertThat(format.read(json)).isEqualTo(value);
        assertThat(format.read(bytes)).isEqualTo(value);
        assertThat(format.read(new StringReader(json))).isEqualTo(value);
        assertThat(format.read(new ByteArrayInputStream(bytes))).isEqualTo(value);
    }

    @Test
    public void allOutputsAndInputsAreTheSame() throws IOException {
        AnySetup setup = rules.setup(List.of("Robert \"the Ox\"", "\\Rafał/", "李小龙 🐙"));
        assertThat(formats.setup().write(setup)).contains("[\"Robert \\\"the Ox\\\"\",\"\\\\Rafał/\",\"李小龙 🐙\"]");
        isTheSameEverywhere(formats.setup(), setup);
    }

    @Test
    public void textsAreWrittenAsTheyAreButForWhatJsonEscapes() {
        AnySetup setup = rules.setup(List.of("Anna", "Rafał", "\"Bo\\"));
        String json = formats.setup().write(setup);
        assertThat(json).contains("\"names\":[\"Anna\",\"Rafał\",\"\\\"Bo\\\\\"]");
        assertThat(formats.setup().read(json.replace("Anna", "\\u0041nna").replace("ł", "\\u0142")))
                .isEqualTo(setup);
    }
}
