package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.List;

/** How documents are refused. */
public final class Refusals {
    private Refusals() {}

    /** The refusal of a document, which says its place, what was found and what was expected, and no more. */
    public static FormatException of(WireFormat<?> format, String json) {
        FormatException refusal = catchThrowableOfType(FormatException.class, () -> format.read(json));
        assertThat(refusal).as(json).isNotNull();
        assertThat(refusal.getMessage())
                .doesNotContainIgnoringCase("jackson")
                .doesNotContain("fasterxml")
                .doesNotContain("Exception")
                .isEqualTo((refusal.pointer().isEmpty() ? "the document" : refusal.pointer()) + ": found "
                        + refusal.found() + ", expected " + refusal.expected());
        return refusal;
    }

    /** The refusal of a document with another text for a part of it; single quotes in both stand for double ones. */
    public static FormatException of(WireFormat<?> format, String json, String part, String other) {
        String real = part.replace('\'', '"');
        assertThat(json).contains(real);
        return of(format, json.replace(real, other.replace('\'', '"')));
    }

    /** A value that could not be read is not written. */
    public static <T> void inWriting(WireFormat<T> format, T value, String message) {
        assertThatThrownBy(() -> format.write(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: " + message);
    }

    /** All that is wrong with an edition, as the cause of a refusal says; none if something else is wrong. */
    public static List<EditionProblem> problems(FormatException refusal) {
        return refusal.getCause() instanceof EditionException edition ? edition.problems() : List.of();
    }
}
