package io.github.mercurius.examples.recipes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What a program prints. */
public final class Printed {
    /** A program's {@code main}. */
    public interface Main {
        /** Runs the program. */
        void accept(String[] args) throws IOException;
    }

    private Printed() {}

    /** All that a program prints when it is run without arguments, its lines ended by line feeds. */
    public static String by(Main program) {
        PrintStream console = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            program.accept(new String[0]);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } finally {
            System.setOut(console);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
