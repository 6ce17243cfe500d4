package io.github.mercurius.examples.games.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a text in UTF-8, one after the other, so that a large file takes little memory. They end with a line
 * feed, or with a carriage return and a line feed.
 */
public final class Lines {
    /** How many bytes a line may have. */
    public static final int LONGEST = 1 << 20;

    private final InputStream in;
    private final byte[] buffer = new byte[8192];
    private int at;
    private int filled;
    private long left;
    private int number;
    private long ended;
    private boolean open;

    /**
     * The lines of a stream, which is not closed.
     *
     * @param size how many bytes there are: some of the system's files say that they are empty, and never end
     */
    public Lines(InputStream in, long size) {
        this.in = in;
        this.left = size;
    }

    /**
     * The bytes of the next line, without the line feed; none after the last.
     *
     * @throws IllegalArgumentException if the line is too long
     */
    public Optional<byte[]> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        number++;
        open = true;
        while (open && (at < filled || fill())) {
            int from = at;
            while (at < filled && buffer[at] != '\n') {
                at++;
            }
            line.write(buffer, from, at - from);
            if (line.size() > LONGEST) {
                throw new IllegalArgumentException("a longer line, expected at most " + LONGEST + " bytes");
            }
            open = at == filled;
            at += open ? 0 : 1;
        }
        ended += open ? 0 : line.size() + 1;
        return open && line.size() == 0 ? Optional.empty() : Optional.of(line.toByteArray());
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(buffer, 0, (int) Math.min(buffer.length, left)));
        left -= filled;
        return filled > 0;
    }

    /** The number of the line that was read, from 1. */
    public int number() {
        return number;
    }

    /** Whether the line that was read has no end: then it is the last. */
    public boolean isOpen() {
        return open;
    }

    /** How many bytes all lines have that were read and have an end. */
    public long ended() {
        return ended;
    }

    /**
     * The text of a line.
     *
     * @throws IllegalArgumentException if it is not UTF-8, or holds a carriage return
     */
    public static String text(byte[] line) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw new IllegalArgumentException("bytes that are not UTF-8, expected text in UTF-8", wrong);
        }
        String ended = text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
        if (ended.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a carriage return, expected lines that end with a line feed");
        }
        return ended;
    }
}
