package io.github.mercurius.examples.position;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.core.PositionException;
import io.github.mercurius.examples.cli.InputFile;
import io.github.mercurius.examples.cli.RefusedTextException;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.MercuriusJsonException;
import io.github.mercurius.json.WireFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position as somebody gives it to a command: as text, as a file with a text, a state, a view or a record, with the
 * step of a record after a colon, or as what comes through a pipe.
 */
public final class GivenPosition {
    private static final String TEXT_BEGINS = "mpn/";
    private static final String PIPE = "-";
    private static final Pattern STEP_OF_FILE = Pattern.compile("(?s)(.+):(\\d{1,9})");

    private final String name;
    private final @Nullable Integer step;

    private GivenPosition(String name, @Nullable Integer step) {
        this.name = name;
        this.step = step;
    }

    /**
     * Reads a position.
     *
     * @throws RefusedTextException if it is none, with all that is wrong
     * @throws IOException if there is no such file
     */
    public static Position read(String given) throws IOException {
        if (given.strip().startsWith(TEXT_BEGINS)) {
            return new GivenPosition("the text", null).parse(given);
        }
        if (given.equals(PIPE)) {
            return new GivenPosition("the input", null).read(input(System.in));
        }
        Matcher file = STEP_OF_FILE.matcher(given);
        return file.matches() ? readFile(file.group(1), Integer.valueOf(file.group(2))) : readFile(given, null);
    }

    /** The seat that a position is seen from; none if it shows more, or less. */
    public static OptionalInt viewer(Position position) {
        return new Sight(position).view().map(PlayerView::viewer).orElse(OptionalInt.empty());
    }

    private static Position readFile(String name, @Nullable Integer step) throws IOException {
        return new GivenPosition(name, step).read(InputFile.read(path(name), WireFormat.MOST_CHARACTERS));
    }

    private static Path path(String name) {
        try {
            if (!name.isEmpty()) {
                return Path.of(name);
            }
        } catch (InvalidPathException wrong) {
            throw new RefusedTextException(
                    "'" + name + "', expected a position or a file: " + wrong.getReason(), List.of());
        }
        throw new RefusedTextException("'', expected a position or a file", List.of());
    }

    private static byte[] input(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(WireFormat.MOST_CHARACTERS + 1);
        if (bytes.length > WireFormat.MOST_CHARACTERS) {
            throw new RefusedTextException(
                    "the input: more bytes, expected at most " + WireFormat.MOST_CHARACTERS, List.of());
        }
        return bytes;
    }

    private Position read(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException binary) {
            throw refused("bytes that are not UTF-8, expected text");
        }
        if (text.strip().startsWith(TEXT_BEGINS)) {
            return withoutStep(parse(text));
        }
        if (text.strip().startsWith("{")) {
            return document(text);
        }
        throw refused(
                "expected a position's text, which begins with mpn/1, or the JSON of a record, a state or a view");
    }

    private Position parse(String text) {
        try {
            return Position.parse(text);
        } catch (PositionException wrong) {
            throw Complaints.about(name, text, wrong);
        }
    }

    private Position document(String json) {
        try {
            return withoutStep(Position.of(MercuriusJson.VIEW.read(json)));
        } catch (MercuriusJsonException noView) {
            check(noView);
        }
        try {
            return withoutStep(Position.of(MercuriusJson.STATE.read(json)));
        } catch (MercuriusJsonException noState) {
            check(noState);
        }
        try {
            return Position.of(state(MercuriusJson.RECORD.read(json)));
        } catch (MercuriusJsonException wrong) {
            throw refused("no record, state or view: " + wrong.getMessage());
        }
    }

    /** Goes on if the document may be another one. */
    private void check(MercuriusJsonException wrong) {
        if (!wrong.pointer().equals("/format")) {
            throw refused("no record, state or view: " + wrong.getMessage());
        }
    }

    private GameState state(GameRecord record) {
        Game game;
        try {
            game = record.replay();
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw refused(String.valueOf(unplayable.getMessage()));
        }
        int last = game.steps().size();
        int wanted = step == null ? last : step;
        if (wanted > last) {
            throw refused("step " + wanted + ", expected 0 to " + last + ", as there are so many actions");
        }
        return wanted == 0 ? game.firstState() : game.steps().get(wanted - 1).after();
    }

    private Position withoutStep(Position position) {
        if (step != null) {
            throw refused("step " + step + " of what is no record, expected the name of the file alone");
        }
        return position;
    }

    private RefusedTextException refused(String reason) {
        return new RefusedTextException(name + ": " + reason, List.of());
    }
}
