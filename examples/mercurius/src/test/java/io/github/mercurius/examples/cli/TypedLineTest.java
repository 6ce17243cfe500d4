package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

/** A line is read as it was typed, if anybody can have typed it. */
class TypedLineTest {
    @Test
    void aTypedLineHasALimit() throws IOException {
        StringReader typed = new StringReader("+AMS\r\n\n" + "x".repeat(1000) + "\nlast");
        assertThat(TypedLine.read(typed)).contains("+AMS");
        assertThat(TypedLine.read(typed)).contains("");
        assertThat(TypedLine.read(typed)).contains("x".repeat(1000));
        assertThat(TypedLine.read(typed)).contains("last");
        assertThat(TypedLine.read(typed)).isEmpty();
        assertThat(TypedLine.read(new StringReader("x".repeat(1001) + "\n"))).isEmpty();
    }
}
