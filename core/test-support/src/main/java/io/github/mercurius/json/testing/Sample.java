package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A document of a format.
 *
 * @param name the name of its schema and of its golden file
 * @param value what it stands for
 */
public record Sample<T>(String name, WireFormat<T> format, T value) {
    /** Values as documents of a format. */
    static <T> Stream<Sample<?>> all(String name, WireFormat<T> format, List<? extends T> values) {
        return values.stream().map(value -> new Sample<T>(name, format, value));
    }

    /** The golden documents of a format. */
    static <T> Stream<Sample<?>> golden(String name, WireFormat<T> format) {
        return all(
                name, format, GoldenLaws.lines(name).stream().map(format::read).toList());
    }

    public String json() {
        return format.write(value);
    }

    /** What another text means, written again; or the refusal is thrown. */
    String rewritten(String text) {
        return format.write(format.read(text));
    }

    /** The message with which another text is refused, or an empty one if it is none. */
    String refusal(String text) {
        try {
            return rewritten(text).isEmpty() ? "written as nothing" : "";
        } catch (FormatException refused) {
            return refused.getMessage();
        } catch (RuntimeException e) {
            throw new AssertionError(text, e);
        }
    }

    /** The value comes back equal from each way to write it, and is written the same again. */
    void comesBack() {
        String json = json();
        assertThat(facts(format.read(json))).isEqualTo(facts(value));
        assertThat(rewritten(json)).isEqualTo(json);
        assertThat(facts(format.read(format.writeBytes(value)))).isEqualTo(facts(value));
        assertThat(facts(format.read(format.writePretty(value)))).isEqualTo(facts(value));
        assertThat(facts(format.readTree(format.writeTree(value)))).isEqualTo(facts(value));
        assertThat(format.writeTree(value)).hasToString(json);
    }

    /** What equals another: of a position its text. */
    private static Object facts(Object value) {
        return value instanceof AnyPosition<?, ?> position ? position.toText() : value;
    }
}
