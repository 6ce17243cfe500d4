package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Printable;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A writer to a terminal, a pipe or a file: all that goes through it is {@link Printable}, in lines. */
public final class PrintableWriter extends PrintWriter {
    private final Watched watched;

    /** A writer to a stream; one that hides its failures hides that a reader is gone. */
    PrintableWriter(OutputStream stream) {
        this(new Watched(stream));
    }

    private PrintableWriter(Watched watched) {
        super(new OutputStreamWriter(new BufferedOutputStream(watched), charset()), true);
        this.watched = watched;
    }

    /**
     * The charset of the machine's terminal; UTF-8 where nothing but ASCII was set, as names go beyond that, and
     * terminals too.
     */
    public static Charset charset() {
        // The first since Java 18, the second since 17.
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", "UTF-8"));
        Charset charset = Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
        return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    }

    /** A writer to the standard output of this process. */
    static PrintableWriter toStandardOutput() {
        return new PrintableWriter(new FileOutputStream(FileDescriptor.out));
    }

    /** Whether nothing more was written as nobody reads on, such as {@code head} after its last line. */
    boolean readerIsGone() {
        return watched.readerIsGone;
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

    /** A stream that remembers why it failed. */
    private static final class Watched extends FilterOutputStream {
        private boolean readerIsGone;

        Watched(OutputStream stream) {
            super(stream);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                out.write(bytes, offset, length);
            } catch (IOException failed) {
                String why = String.valueOf(failed.getMessage());
                readerIsGone = why.toLowerCase(Locale.ROOT).contains("pipe");
                throw failed;
            }
        }
    }
}
