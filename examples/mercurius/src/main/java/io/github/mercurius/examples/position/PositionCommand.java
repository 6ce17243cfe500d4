package io.github.mercurius.examples.position;

import io.github.mercurius.examples.cli.EditionOption;
import io.github.mercurius.examples.cli.ExpectedGame;
import io.github.mercurius.examples.cli.LanguageOption;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius position}: a position as a picture, as text or as JSON. */
@Command(
        name = "position",
        description = {
            "Draws a position, and says what is allowed in it and why the rest is refused.",
            "Hidden cards are shown if the position has them. --to converts it instead; text, state and view are"
                    + " described in NOTATION.md and FORMAT.md.",
            "--prove looks for a game that leads there, and prints it. It prints that it is undecided, with exit code 1, if"
                    + " it found none and did not look at all that can be. What no game leads to is refused, as what"
                    + " contradicts the rules is."
        },
        footer = {
            "%nExamples:",
            "  mercurius position mpn/1 players=3",
            "  mercurius position game.json:17 --seen 0",
            "  mercurius position game.json:17 --to text",
            "  mercurius position mpn/1 players=4 --deal 1602 --to json",
            "  mercurius position game.json:17 --seen spectator --prove"
        })
public final class PositionCommand extends ProgramCommand {
    static final String SPECTATOR = "spectator";

    /** What a position is converted to. */
    enum Target {
        TEXT,
        JSON
    }

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description =
                    "Its text, which begins with mpn/1 (mercatores mtn/1, mercado mdn/1); a FILE with a text, a record, a state or a view;"
                            + " FILE:STEP, a record after STEP actions; or - for standard input, which is the default.")
    private List<String> words = List.of();

    @Option(names = "--seen", paramLabel = "SEAT|spectator", description = "Only what this seat sees, or a spectator.")
    private @Nullable String viewer;

    @Option(
            names = "--deal",
            paramLabel = "N",
            converter = SeedOption.Converter.class,
            description = "Deal the unknown cards by this seed, 0 to 2^64-1.")
    private @Nullable Long seed;

    @Option(
            names = "--to",
            paramLabel = "text|json",
            description = "Write it as text, or as a state or a view in JSON.")
    private @Nullable Target target;

    @Option(names = "--prove", description = "Look for a game that leads there.")
    private boolean prove;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "With --prove: write the game found as a record, for 'mercurius replay'.")
    private @Nullable Path record;

    @Mixin
    private ExpectedGame game;

    @Mixin
    private EditionOption edition;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() throws IOException {
        if (prove ? target != null : record != null) {
            throw new RefusedTextException("--prove: expected without --to; --record: with --prove");
        }
        ShownPosition<?, ?> position = read(Given.read(words.isEmpty() ? "-" : String.join(" ", words)));
        position = seed == null ? position : position.dealt(seed);
        position = viewer == null ? position : position.seenBy(seat(position, viewer));
        PrintWriter out = out();
        if (prove) {
            return position.prove(out, record) ? 0 : 1;
        }
        if (target == null) {
            position.picture(language.words()).forEach(out::println);
        } else {
            out.println(target == Target.TEXT ? position.toText() : json(position));
        }
        return 0;
    }

    private ShownPosition<?, ?> read(Given given) throws IOException {
        GameName found = given.game().orElseGet(game::orMercurius);
        game.check("a position", found, given::refused);
        return GivenPosition.read(given, edition.kit(found));
    }

    /** The seat that is to see a position; none for a spectator. */
    private Optional<Integer> seat(ShownPosition<?, ?> position, String seat) {
        if (seat.equals(SPECTATOR)) {
            return Optional.empty();
        }
        if (!seat.matches("[0-4]") || Integer.parseInt(seat) >= position.players()) {
            throw new RefusedTextException(
                    "--seen: '" + seat + "', expected 0 to " + (position.players() - 1) + " or " + SPECTATOR);
        }
        return Optional.of(Integer.valueOf(seat));
    }

    private static String json(ShownPosition<?, ?> position) {
        return position.toJson()
                .orElseThrow(() -> new RefusedTextException(
                        "--to json: some hidden cards are known and some are not, expected a state or a view:"
                                + " --deal the rest, or say by whom it is --seen"));
    }
}
