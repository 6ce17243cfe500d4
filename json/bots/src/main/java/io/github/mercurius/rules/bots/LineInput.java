package io.github.mercurius.rules.bots;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of strict UTF-8 from a stream, none of them longer than a limit. */
final class LineInput {
    private final BufferedReader in;
    private final int most;

    /**
     * The lines of a stream.
     *
     * @param most how many characters a line may have
     */
    LineInput(InputStream in, int most) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        this.most = most;
    }

    /**
     * The next line without its end; waits for it.
     *
     * @return null if there is none any more
     */
    @Nullable
    String read() throws IOException {
        StringBuilder line = new StringBuilder();
        try {
            for (int read = in.read(); read != '\n'; read = in.read()) {
                if (read < 0 && line.length() == 0) {
                    return null;
                }
                if (read < 0) {
                    throw new BrokenProcessException("closed its output in the middle of a line");
                }
                if (line.length() == most) {
                    throw new BrokenProcessException("wrote a line of more than " + most + " characters");
                }
                line.append((char) read);
            }
        } catch (CharacterCodingException wrong) {
            throw new BrokenProcessException("wrote a line that is not UTF-8");
        }
        return line.toString().strip();
    }
}
