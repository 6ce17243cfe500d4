package io.github.mercurius.examples.position;

import io.github.mercurius.examples.cli.TypedPath;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.InputFile;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is given to a command as a position: a text, a file with the step of a record after a colon, or what comes
 * through a pipe.
 *
 * @param name what to call it when it is refused
 * @param text all that it holds
 * @param step of a record; null if none was given
 */
record Given(String name, String text, @Nullable Integer step) {
    private static final Pattern TEXT = Pattern.compile("\\s*m[ptd]n/(?s).*");
    private static final Pattern GAME = Pattern.compile("\\s*\\{\\s*\"format\"\\s*:\\s*\"([a-z]+)-(?s).*");
    private static final String PIPE = "-";
    private static final Pattern STEP_OF_FILE = Pattern.compile("(?s)(.+):(\\d{1,9})");

    /**
     * Reads what is given.
     *
     * @throws RefusedTextException if it is no text
     * @throws IOException if there is no such file
     */
    static Given read(String given) throws IOException {
        if (TEXT.matcher(given).matches()) {
            return new Given("the text", given, null);
        }
        if (given.equals(PIPE)) {
            return of("the input", null, input(System.in));
        }
        Matcher file = STEP_OF_FILE.matcher(given);
        return file.matches() ? readFile(file.group(1), Integer.valueOf(file.group(2))) : readFile(given, null);
    }

    private static Given readFile(String name, @Nullable Integer step) throws IOException {
        Path path = TypedPath.of(name, "a position or a file", RefusedTextException::new);
        return of(name, step, InputFile.read(path, WireFormat.MOST_CHARACTERS));
    }

    private static byte[] input(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(WireFormat.MOST_CHARACTERS + 1);
        if (bytes.length > WireFormat.MOST_CHARACTERS) {
            throw new RefusedTextException("the input: more bytes, expected at most " + WireFormat.MOST_CHARACTERS);
        }
        return bytes;
    }

    private static Given of(String name, @Nullable Integer step, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new Given(name, text, step);
        } catch (CharacterCodingException binary) {
            throw new RefusedTextException(name + ": bytes that are not UTF-8, expected text");
        }
    }

    /** Which of the games it says that it is of; none if it does not say. */
    Optional<GameName> game() {
        String begin = text.strip();
        for (GameName game : GameName.values()) {
            if (begin.startsWith(game.positions() + "/")) {
                return Optional.of(game);
            }
        }
        Matcher format = GAME.matcher(text);
        return format.matches() ? GameName.of(format.group(1)) : Optional.empty();
    }

    /** Whether it is a position's text, which begins with the name of its form. */
    boolean isText() {
        return TEXT.matcher(text).matches();
    }

    /** Whether it is JSON. */
    boolean isDocument() {
        return text.strip().startsWith("{");
    }

    /** The step of a record that was given, or else its last. */
    int stepOf(int last) {
        int wanted = step == null ? last : step;
        if (wanted > last) {
            throw refused("step " + wanted + ", expected 0 to " + last + ", as there are so many actions");
        }
        return wanted;
    }

    /** What is no record, if no step was given. */
    <P> P withoutStep(P position) {
        if (step != null) {
            throw refused("step " + step + " of what is no record, expected the name of the file alone");
        }
        return position;
    }

    RefusedTextException refused(String reason) {
        return new RefusedTextException(name + ": " + reason);
    }
}
