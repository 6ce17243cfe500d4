package io.github.mercurius.examples.position;

import io.github.mercurius.examples.cli.TypedPath;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.files.InputFile;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
    private static final String PIPE = "-";
    private static final Pattern STEP_OF_FILE = Pattern.compile("(?s)(.+):(\\d{1,9})");

    /**
     * Reads what is given.
     *
     * @throws RefusedTextException if it is no text, or there is no such file
     */
    static Given read(String given) throws IOException {
        if (TEXT.matcher(given).matches()) {
            return new Given("the text", given, null);
        }
        if (given.equals(PIPE)) {
            byte[] bytes = System.in.readNBytes(WireFormat.MOST_CHARACTERS + 1);
            if (bytes.length > WireFormat.MOST_CHARACTERS) {
                throw new RefusedTextException("the input: more bytes, expected at most " + WireFormat.MOST_CHARACTERS);
            }
            return new Given("the input", text("the input", bytes), null);
        }
        Matcher withStep = STEP_OF_FILE.matcher(given);
        boolean hasStep = withStep.matches();
        String file = hasStep ? withStep.group(1) : given;
        byte[] bytes = InputFile.read(
                TypedPath.of(file, "a position or a file", RefusedTextException::new), WireFormat.MOST_CHARACTERS);
        return new Given(file, text(file, bytes), hasStep ? Integer.valueOf(withStep.group(2)) : null);
    }

    private static String text(String name, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException binary) {
            throw new RefusedTextException(name + ": bytes that are not UTF-8, expected text");
        }
    }

    /** Which of the games it says that it is of; none if it does not say. */
    Optional<GameName> game() {
        String begin = isDocument() ? format() : text.strip();
        for (GameName game : GameName.values()) {
            if (begin.startsWith(game.positions() + "/") || begin.startsWith(game + "-")) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    /** Whether it is a position's text, which begins with the name of its form. */
    boolean isText() {
        return TEXT.matcher(text).matches();
    }

    /** Whether it is JSON. */
    boolean isDocument() {
        return text.strip().startsWith("{");
    }

    /** What it says that it is, of JSON. */
    String format() {
        return RecordFile.format(text.getBytes(StandardCharsets.UTF_8));
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
