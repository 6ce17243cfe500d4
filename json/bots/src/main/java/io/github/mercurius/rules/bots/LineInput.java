package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Lines of strict UTF-8 from a stream, none of them longer than a limit. */
final class LineInput {
    private final InputStream in;
    private final int most;
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;

    /**
     * The lines of a stream.
     *
     * @param most how many bytes a line may have
     */
    LineInput(InputStream in, int most) {
        this.in = in;
        this.most = most;
    }

    /**
     * The next line without its end; waits for it.
     *
     * @return null if there is none any more
     */
    @Nullable
    String read() throws IOException {
        byte[] line = new byte[256];
        int length = 0;
        for (int read = readByte(); read != '\n'; read = readByte()) {
            if (read < 0 && length == 0) {
                return null;
            }
            if (read < 0) {
                throw new BrokenProcessException("closed its output in the middle of a line");
            }
            if (length == most) {
                throw new BrokenProcessException("wrote a line of more than " + most + " bytes");
            }
            if (length == line.length) {
                line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = (byte) read;
        }
        return decode(ByteBuffer.wrap(line, 0, length));
    }

    private static String decode(ByteBuffer line) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(line).toString().strip();
        } catch (CharacterCodingException wrong) {
            throw new BrokenProcessException("wrote a line that is not UTF-8");
        }
    }

    private int readByte() throws IOException {
        if (next == end) {
            next = 0;
            end = Math.max(0, in.read(buffer));
            if (end == 0) {
                return -1;
            }
        }
        return buffer[next++] & 0xff;
    }
}
