package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position as somebody gives it to a command: as text, as a file with a text, a state, a view or a record (whose step
 * stands after a colon), or through a pipe.
 *
 * @param name what to call it when it is refused
 * @param text all that it holds
 * @param format what it says that it is, of JSON; empty for others
 * @param step of a record; null if none was given
 */
record GivenPosition(
        String name, String text, String format, @Nullable Integer step) {
    private static final int MOST = 20;
    private static final int BEFORE = 30;
    private static final int AFTER = 40;
    private static final String INDENT = "    ";
    private static final String MORE = "…";
    private static final Pattern TEXT = Pattern.compile("\\s*m[ptd]n/(?s).*");
    private static final Pattern STEP_OF_FILE = Pattern.compile("(?s)(.+):(\\d{1,9})");

    /**
     * Reads what is given.
     *
     * @throws RefusedTextException if it is no text, or there is no such file
     */
    static GivenPosition read(String given) throws IOException {
        if (TEXT.matcher(given).matches()) {
            return new GivenPosition("the text", given, "", null);
        }
        if (given.equals("-")) {
            byte[] bytes = System.in.readNBytes(WireFormat.MOST_CHARACTERS + 1);
            if (bytes.length > WireFormat.MOST_CHARACTERS) {
                throw new RefusedTextException("the input: more bytes, expected at most " + WireFormat.MOST_CHARACTERS);
            }
            return of("the input", bytes, null);
        }
        Matcher withStep = STEP_OF_FILE.matcher(given);
        boolean hasStep = withStep.matches();
        String file = hasStep ? withStep.group(1) : given;
        byte[] bytes = OrdinaryFile.read(
                Program.path(file, "a position or a file", RefusedTextException::new), WireFormat.MOST_CHARACTERS);
        return of(file, bytes, hasStep ? Integer.valueOf(withStep.group(2)) : null);
    }

    private static GivenPosition of(String name, byte[] bytes, @Nullable Integer step) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new GivenPosition(name, text, RecordFile.format(bytes), step);
        } catch (CharacterCodingException binary) {
            throw new RefusedTextException(name + ": bytes that are not UTF-8, expected text");
        }
    }

    /** Which of the games it says that it is of; none if it does not say. */
    Optional<GameName> game() {
        return format.isEmpty()
                ? Arrays.stream(GameName.values())
                        .filter(game -> text.strip().startsWith(game.positions() + "/"))
                        .findFirst()
                : GameName.ofFormat(format);
    }

    /**
     * The position of a game. The edition of a text is that of the kit, that of a document is in it.
     *
     * @throws RefusedTextException if it is none, with all that is wrong
     */
    <A extends AnyAction, V extends AnyView<A>> AnyPosition<A, V> of(GameKit<A, V> kit) {
        if (TEXT.matcher(text).matches()) {
            return withoutStep(parse(kit));
        }
        if (!text.strip().startsWith("{")) {
            throw refused("expected a position's text, which begins with "
                    + kit.name().positions() + "/1, or the JSON of a record, a state or a view");
        }
        try {
            if (format.startsWith(kit.name() + "-view/")) {
                V view = kit.formats().view().read(text);
                return withoutStep(
                        kit.withEditionOf(view.table().setup()).rules().position(view));
            }
            AnyState<A, V> state = format.startsWith(kit.name() + "-state/")
                    ? withoutStep(kit.formats().state().read(text))
                    : state(kit.formats().record().read(text));
            return kit.withEditionOf(state.table().setup()).rules().position(state);
        } catch (FormatException wrong) {
            throw refused("no record, state or view: " + wrong.getMessage());
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> AnyPosition<A, V> parse(GameKit<A, V> kit) {
        try {
            return kit.rules().position(text);
        } catch (PositionException wrong) {
            throw refusal(name, text, wrong);
        }
    }

    /** The state of a record after the step that was given, or else after its last. */
    private <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> state(AnyRecord<A, V> record) {
        AnyGame<A, V> game;
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

    private <P> P withoutStep(P position) {
        if (step != null) {
            throw refused("step " + step + " of what is no record, expected the name of the file alone");
        }
        return position;
    }

    RefusedTextException refused(String reason) {
        return new RefusedTextException(name + ": " + reason);
    }

    /**
     * A refusal with what is wrong with a position, a line for each problem; and below it the place in the text.
     *
     * @param text empty if the position was not read from a text
     */
    static RefusedTextException refusal(String name, String text, PositionException wrong) {
        List<PositionProblem> problems = wrong.problems();
        List<String> lines = new ArrayList<>();
        for (PositionProblem problem : problems.subList(0, Math.min(MOST, problems.size()))) {
            lines.addAll(Columns.wrap("  ", problem.message()));
            if (problem.place().isPresent() && !text.isEmpty()) {
                lines.addAll(excerpt(text, problem.place().getAsInt()));
            }
        }
        if (problems.size() > MOST) {
            lines.add("  and " + (problems.size() - MOST) + " more");
        }
        String number = problems.size() == 1 ? "1 problem" : problems.size() + " problems";
        return new RefusedTextException(name + ": no position, " + number, lines);
    }

    /** The text around a place, and a caret below the place. */
    private static List<String> excerpt(String text, int place) {
        int from = Math.max(0, place - BEFORE);
        int to = Math.min(text.length(), place + AFTER);
        String before = (from == 0 ? "" : MORE) + shown(text.substring(from, place));
        String after = shown(text.substring(place, to)) + (to == text.length() ? "" : MORE);
        String caret = " ".repeat(Columns.width(before)) + "^";
        return List.of(INDENT + before + after, INDENT + caret);
    }

    private static String shown(String text) {
        return Printable.of(text.replaceAll("\\s", " "));
    }
}
