package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Nothing that is printed steers a terminal, hides or turns text around, whatever it is printed with. */
class PrintableWriterTest {
    @Test
    void aWriterKeepsTheEndsOfLinesAndNothingElse() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintableWriter writer = new PrintableWriter(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        writer.println("a\u001b[2J\tb");
        writer.print("c\rd\ne");
        writer.print('\u0007');
        writer.print(new char[] {'\u202e', 'f'});
        writer.printf("%s%n", "\u009b");
        writer.append("g\u200b", 0, 2).write('\b');
        writer.flush();
        String end = System.lineSeparator();
        assertThat(bytes.toString(PrintableWriter.charset()))
                .isEqualTo(
                        "a\\u001B[2J\\u0009b" + end + "c\\u000Dd\ne\\u0007\\u202Ef\\u009B" + end + "g\\u200B\\u0008");
        assertThat(writer.checkError()).isFalse();
    }
}
