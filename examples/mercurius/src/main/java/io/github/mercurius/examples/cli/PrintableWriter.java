package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.text.Printable;
import java.io.PrintStream;
import java.io.PrintWriter;

/** A writer to a terminal, a pipe or a file: all that goes through it is {@link Printable}, in lines. */
final class PrintableWriter extends PrintWriter {
    PrintableWriter(PrintStream stream) {
        super(stream, true, Encoding.ofTerminal());
    }

    @Override
    public void write(String text, int offset, int length) {
        String lines = Printable.lines(text.substring(offset, offset + length));
        super.write(lines, 0, lines.length());
    }

    @Override
    public void write(char[] text, int offset, int length) {
        write(new String(text, offset, length));
    }

    @Override
    public void write(int character) {
        write(String.valueOf((char) character));
    }
}
